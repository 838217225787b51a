import { STATUS } from 'virtual:component-docs';
import type { ComponentStatus } from '../../../.storybook/componentStatus.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** The status of a component in a few words each. */
const badgesOf = (status: ComponentStatus) => [
  status.size ?? 'not exported by the package',
  ...(status.size ? [`since ${status.since ?? 'the next version'}`] : []),
  counted(status.states, 'state'),
  ...(status.tests > 0 ? [counted(status.tests, 'more test')] : []),
  status.brands.join(' and '),
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

/** The status of all components. */
export function StatusTable() {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Entry, size</th>
            <th scope="col">Since</th>
            <th scope="col">States</th>
            <th scope="col">Tests</th>
            <th scope="col">Brands</th>
            <th scope="col">Engines</th>
            <th scope="col">Criteria</th>
            <th scope="col">Proofs</th>
            <th scope="col">Contrast</th>
            <th scope="col">Keyboard</th>
            <th scope="col">Screen reader</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(STATUS).map((status) => (
            <tr key={status.component}>
              <th scope="row" style={{ textAlign: 'left' }}>
                <a href={`./?path=/docs/${status.page}`} target="_top">
                  {status.component}
                </a>
              </th>
              <td>{status.size ?? '–'}</td>
              <td>{status.size ? (status.since ?? 'next') : '–'}</td>
              <td>{status.states}</td>
              <td>{status.tests}</td>
              <td>{status.brands.join(', ')}</td>
              <td>{status.engines.join(', ')}</td>
              <td>{status.criteria}</td>
              <td>{status.proofs}</td>
              <td>{yes(status.hasContrast)}</td>
              <td>{yes(status.hasKeyboard)}</td>
              <td>{yes(status.hasScreenReader)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
