import { useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nextEnrolment, type EnrolmentEvent } from '../../src/domain/enrolmentMachine.ts';
import type { Phase } from '../../src/domain/phases.ts';
import { ENROLMENTS, EVENTS, PHASE_DESCRIPTIONS, PHASES, TIMED_OUT } from '../support/data/enrolments.ts';
import { Page, Section, Table, Wide } from './page/Page.tsx';

const meta = {
  tags: ['wide', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

interface Edge {
  from: Phase;
  to: Phase;
  events: string[];
}

/** One event of each type, and those whose contents lead elsewhere. */
const NAMED_EVENTS: [name: string, event: EnrolmentEvent][] = [
  ...(Object.values(EVENTS) as EnrolmentEvent[]).map((event): [string, EnrolmentEvent] => [
    event.type,
    event,
  ]),
  ['refused (other reason)', { ...EVENTS.refused, problem: { code: 'INVALID_PERIOD_ALREADY_BOOKED' } }],
  ['refused (voucher)', { ...EVENTS.refused, problem: { code: 'INVALID_VOUCHER' } }],
  ['refused (time-out)', TIMED_OUT],
];

/** The transitions between phases, derived from the code. Without changes inside a phase. */
const EDGES: Edge[] = PHASES.flatMap((from) => {
  const edges = new Map<Phase, string[]>();
  for (const [name, event] of NAMED_EVENTS) {
    const to = nextEnrolment(ENROLMENTS[from], event).phase;
    const usual = nextEnrolment(ENROLMENTS[from], EVENTS[event.type]).phase;
    const isNew = name === event.type || to !== usual;
    if (to !== from && isNew) edges.set(to, [...(edges.get(to) ?? []), name]);
  }
  return [...edges].map(([to, events]) => ({ from, to, events }));
});

/** Leaving is possible in every phase, so its arrows would hide the others. */
const SHOWN = EDGES.filter(({ to }) => to !== 'cancelled');
const SHOWN_PHASES: Phase[] = PHASES.filter((phase) => phase !== 'cancelled');

const ROW = 24;
const GAP = 16;
const BOX = 132;
const LABELS = 330;
const LANE = 13;

/** Each phase is a box with a row for every arrow that leaves or reaches it. */
const PORTS = new Map(
  SHOWN_PHASES.map((phase) => [phase, SHOWN.filter(({ from, to }) => from === phase || to === phase)]),
);
const heightOf = (phase: Phase) => ROW * (PORTS.get(phase)?.length ?? 1);
const topOf = (phase: Phase) =>
  SHOWN_PHASES.slice(0, SHOWN_PHASES.indexOf(phase)).reduce((top, above) => top + heightOf(above) + GAP, 0);
const portOf = (phase: Phase, edge: Edge) =>
  topOf(phase) + ROW * ((PORTS.get(phase)?.indexOf(edge) ?? 0) + 0.5);

/** The phases as boxes, the events as arrows between them. */
function Diagram() {
  const { vars, typography } = useTheme();
  const last = SHOWN_PHASES.at(-1) ?? 'finished';
  const height = topOf(last) + heightOf(last);
  const width = BOX + LABELS + LANE * (SHOWN.length + 1);
  return (
    <svg
      role="img"
      aria-label="The phases of an enrolment and the events between them; the table below says the same."
      viewBox={`-1 -8 ${width + 2} ${height + 16}`}
      style={{
        display: 'block',
        width: '100%',
        minWidth: '56rem',
        fontFamily: typography.fontFamily,
        fontSize: 12,
      }}
    >
      <marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M0 0 8 4 0 8Z" fill={vars.palette.text.secondary} />
      </marker>
      {SHOWN.map((edge, n) => {
        const lane = BOX + LABELS + LANE * (n + 1);
        const [start, end] = [portOf(edge.from, edge), portOf(edge.to, edge)];
        return (
          <g key={`${edge.from} ${edge.to}`}>
            <path
              d={`M${BOX} ${start}H${lane}V${end}H${BOX + 1}`}
              fill="none"
              stroke={vars.palette.text.secondary}
              markerEnd="url(#arrow)"
            />
            <text x={BOX + 12} y={start - 4} fill={vars.palette.text.primary}>
              {edge.events.join(', ')}
            </text>
          </g>
        );
      })}
      {SHOWN_PHASES.map((phase) => (
        <g key={phase}>
          <rect
            y={topOf(phase)}
            width={BOX}
            height={heightOf(phase)}
            rx={4}
            fill={vars.palette.background.paper}
            stroke={vars.palette.primary.main}
          />
          <text
            x={BOX / 2}
            y={topOf(phase) + heightOf(phase) / 2 + 4}
            textAnchor="middle"
            fontWeight={700}
            fill={vars.palette.text.primary}
          >
            {phase}
          </text>
        </g>
      ))}
    </svg>
  );
}

export const Enrolment: StoryObj<typeof meta> = {
  render: () => (
    <Page
      title="Enrolment"
      lead="What can happen to an enrolment, and where each event leads. Generated from src/domain/phases.ts and enrolmentMachine.ts: every arrow is a transition of the code."
    >
      <Section
        title="The events and where they lead"
        help="Not shown: cancelled, which is possible in every phase before the end."
      >
        <Wide>
          <Diagram />
        </Wide>
      </Section>
      <Section title="The same as a table">
        <Table>
          <thead>
            <tr>
              <th scope="col">Phase</th>
              <th scope="col">Event</th>
              <th scope="col">Leads to</th>
            </tr>
          </thead>
          <tbody>
            {PHASES.flatMap((phase) => {
              const edges = EDGES.filter(({ from }) => from === phase);
              return (edges.length > 0 ? edges : [{ to: null, events: [] }]).map(({ to, events }, n) => (
                <tr key={`${phase} ${String(to)}`}>
                  {n === 0 && (
                    <th scope="rowgroup" rowSpan={Math.max(1, edges.length)}>
                      {phase}
                      <br />
                      <span style={{ fontWeight: 400 }}>{PHASE_DESCRIPTIONS[phase]}</span>
                    </th>
                  )}
                  <td>{events.join(', ')}</td>
                  <td style={{ whiteSpace: 'nowrap' }}>{to ?? 'the end'}</td>
                </tr>
              ));
            })}
          </tbody>
        </Table>
      </Section>
    </Page>
  ),
};
