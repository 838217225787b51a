import { Heading } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { Proof, Report } from '../tests/accessibility/Report.ts';
import { storyLink } from '../stories/start/page/Page.tsx';

const REPORTS = import.meta.glob<Report>('../docs/accessibility/*.json', { import: 'default' });

/** A test, or a story with the rule that looks at it. */
function ProofLine({ proof }: { proof: Proof }) {
  if ('story' in proof)
    return (
      <>
        <a {...storyLink(proof.story)}>{proof.story}</a>: {proof.rule}
      </>
    );
  return (
    <>
      <code>{proof.file}</code>: {proof.test}
    </>
  );
}

/** The accessibility report of a component: what it claims of each criterion, and the tests that prove it. */
export function AccessibilityReport({ component }: { component: string }) {
  const load = REPORTS[`../docs/accessibility/${component}.json`];
  if (!load) return null;
  // The table of contents reads the headings when the page is shown, and a heading gets another id when it renders again.
  return (
    <>
      <Heading>Accessibility report</Heading>
      <LoadedReport load={load} />
    </>
  );
}

function LoadedReport({ load }: { load: () => Promise<Report> }) {
  const [report, setReport] = useState<Report>();
  useEffect(() => {
    void load().then(setReport);
  }, [load]);
  return report && <Claims report={report} />;
}

/** What a report claims, and what does not apply. */
function Claims({ report }: { report: Report }) {
  const claims = report.criteria.filter(({ conformance }) => conformance === 'supports');
  const others = report.criteria.filter(({ conformance }) => conformance === 'notApplicable');
  return (
    <>
      <p>
        {claims.length} of the {report.criteria.length} criteria of {report.standard} apply, and a test proves
        each.
        {report.inherits.length > 0 && ' MUI reports the parts underneath: '}
        {report.inherits.map(({ component: part, version, report: url }, index) => (
          <span key={part}>
            {index > 0 && ', '}
            <a href={url} style={{ fontSize: 'inherit' }}>
              {part} {version}
            </a>
          </span>
        ))}
      </p>
      <details>
        <summary style={{ fontSize: 14 }}>The report</summary>
        <div style={{ overflowX: 'auto' }}>
          <table>
            <thead>
              <tr>
                <th scope="col">Criterion</th>
                <th scope="col">Claim</th>
                <th scope="col">Responsible</th>
                <th scope="col">Proofs</th>
              </tr>
            </thead>
            <tbody>
              {claims.map(({ number, name, level, note, responsibility, closes, proofs }) => (
                <tr key={number}>
                  <td>
                    {number} {name} ({level})
                  </td>
                  <td>
                    {note}
                    {closes && ` Closes a gap of MUI’s ${closes.join(' and ')}.`}
                  </td>
                  <td>{responsibility}</td>
                  <td>
                    <ul>
                      {proofs.map((proof) => (
                        <li key={JSON.stringify(proof)}>
                          <ProofLine proof={proof} />
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p>Not applicable:</p>
        <ul>
          {others.map(({ number, name, note }) => (
            <li key={number}>
              {number} {name}: {note}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
