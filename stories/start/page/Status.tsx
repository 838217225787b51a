import { STATUS } from 'virtual:component-docs';
import type { ComponentStatus } from '../../../.storybook/componentStatus.ts';
import { BRANDS } from '../../support/brand/brands.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** The names of the brands with pictures of it. */
const brandsOf = ({ brands }: ComponentStatus) => brands.map((brand) => BRANDS[brand]?.name ?? brand);

/** The status of a component in a few words each. */
const badgesOf = (status: ComponentStatus) => [
  ...(status.entry
    ? [`${status.entry}, ${status.size}`, `since ${status.since ?? 'the next version'}`]
    : ['not exported by the package']),
  counted(status.states, 'state'),
  ...(status.tests > 0 ? [counted(status.tests, 'more test')] : []),
  brandsOf(status).join(' and '),
  status.engines.join(', '),
  `${counted(status.criteria, 'criterion', 'criteria')}, ${counted(status.proofs, 'proof')}`,
  ...(status.hasContrast ? ['light and dark'] : []),
  ...(status.hasKeyboard ? ['keyboard'] : []),
  ...(status.hasScreenReader ? ['screen reader'] : []),
];

/** The status of a component as badges, with a link to that of all components. */
export function StatusBadges({ component }: { component: string }) {
  const status = STATUS[component];
  if (!status) return null;
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      {badgesOf(status).map((badge) => (
        <span
          key={badge}
          style={{
            padding: '2px 10px',
            border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
            borderRadius: 999,
            fontSize: '0.8125rem',
          }}
        >
          {badge}
        </span>
      ))}
      <a href="./?path=/docs/start-status--docs" target="_top">
        What these say
      </a>
    </p>
  );
}

const yes = (proved: boolean) => (proved ? 'yes' : '–');

/** The columns after the component's name. */
const COLUMNS: Record<string, (status: ComponentStatus) => string | number> = {
  Entry: ({ entry }) => entry?.split('/')[1] ?? (entry ? 'main' : '–'),
  Size: ({ size }) => size ?? '–',
  Since: ({ entry, since }) => (entry ? (since ?? 'next') : '–'),
  States: ({ states }) => states,
  Tests: ({ tests }) => tests,
  Brands: ({ brands }) => brands.length,
  Engines: ({ engines }) => engines.length,
  Criteria: ({ criteria }) => criteria,
  Proofs: ({ proofs }) => proofs,
  Contrast: ({ hasContrast }) => yes(hasContrast),
  Keyboard: ({ hasKeyboard }) => yes(hasKeyboard),
  'Screen reader': ({ hasScreenReader }) => yes(hasScreenReader),
};

/** Small, so that all columns fit beside Storybook's sidebar. */
const CELL = { padding: 4, fontSize: '0.8125rem', textAlign: 'left', whiteSpace: 'nowrap' } as const;
/** A heading that is longer than what is below it. */
const SIDEWAYS = { ...CELL, textAlign: 'right', writingMode: 'vertical-rl' } as const;
const WIDE = new Set(['Component', 'Entry', 'Size', 'Since']);

/** The status of all components. */
export function StatusTable() {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table>
        <thead>
          <tr>
            {['Component', ...Object.keys(COLUMNS)].map((heading) => (
              <th key={heading} scope="col" style={WIDE.has(heading) ? CELL : SIDEWAYS}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.values(STATUS).map((status) => (
            <tr key={status.component}>
              <th scope="row" style={CELL}>
                <a href={`./?path=/docs/${status.page}`} target="_top">
                  {status.component}
                </a>
              </th>
              {Object.entries(COLUMNS).map(([heading, valueOf]) => (
                <td key={heading} style={CELL}>
                  {valueOf(status)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
