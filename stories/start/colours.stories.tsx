import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  COLOUR_JOBS,
  schemesOf,
  type ColourJob,
  type Colours as ColoursByJob,
} from '../../src/ui/brand/Brand.ts';
import { contrastIn, TEXT_CONTRAST, PAIRS, type Pair } from '../../src/ui/brand/contrast.ts';
import { BRANDS } from '../support/brand/brands.ts';
import { Card, Cards, Page, Quiet, Section } from './page/Page.tsx';

const meta = {
  tags: ['wide', '!autodocs', 'colours'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

/** Each colour's job, in words; a colour without one does not compile. */
const JOBS: Record<ColourJob, string> = {
  ground: 'The page',
  surface: 'Cards and fields',
  ink: 'Text',
  inkQuiet: 'Help and secondary text',
  action: 'The primary button, links, ticks',
  actionPressed: 'The primary button while it is pressed',
  onAction: 'Text on the primary button',
  actionSoft: 'Chosen days, a sheet that was found',
  spark: 'Small accents, never text',
  wrong: 'Errors, with an icon and words',
  wrongSoft: 'The error box',
  noticeSoft: 'Voucher and secretariat notes',
  line: 'Dividers, edges of cards',
  inputLine: 'Edges of fields',
};

const Swatches = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: theme.spacing(3),
  padding: 0,
  listStyle: 'none',
  maxWidth: 'none !important',
  '& > li': { margin: '0 !important', minWidth: 0 },
}));

const Patch = styled('div')(({ theme }) => ({
  height: '4.5rem',
  marginBottom: theme.spacing(2),
  borderRadius: theme.vars.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

const Sample = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: '4rem',
  padding: theme.spacing(3, 4),
  borderRadius: theme.vars.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

const Field = styled('span')({
  flex: 'none',
  width: '2.5rem',
  height: '1.5rem',
  border: '2px solid',
  borderRadius: 4,
});

function PairSample({ pair, colours }: { pair: Pair; colours: ColoursByJob }) {
  const [foreground, on] = [colours[pair.foreground], colours[pair.background]];
  return (
    <div>
      <Sample style={{ backgroundColor: on, color: foreground }}>
        {pair.minimum === TEXT_CONTRAST ? <strong>{pair.where}</strong> : <Field />}
      </Sample>
      <p>
        <strong>{contrastIn(colours, pair).toFixed(1)} : 1</strong>{' '}
        <Quiet>
          {pair.foreground} on {pair.background}
          {pair.minimum === TEXT_CONTRAST ? '' : `, ${pair.where}`}; at least {pair.minimum}
        </Quiet>
      </p>
    </div>
  );
}

function Scheme({ title, colours }: { title: string; colours: ColoursByJob }) {
  return (
    <Section title={title}>
      <Swatches>
        {COLOUR_JOBS.map((job) => (
          <li key={job}>
            <Patch style={{ backgroundColor: colours[job] }} />
            <strong>{job}</strong> <code>{colours[job]}</code>
            <br />
            <Quiet>{JOBS[job]}</Quiet>
          </li>
        ))}
      </Swatches>
      <h3 style={{ marginTop: 32 }}>Contrast</h3>
      <Cards least={12}>
        {PAIRS.map((pair) => (
          <PairSample
            key={`${pair.foreground} ${pair.background} ${pair.minimum}`}
            pair={pair}
            colours={colours}
          />
        ))}
      </Cards>
    </Section>
  );
}

/** Every brand's colours by job, with the contrast of every pair that meets on a page. */
export const Colours: StoryObj = {
  render: () => (
    <Page
      title="Colours"
      lead="Colours are named by their use. A component uses the name and never a value, so that a brand is one file. This page shows every brand, in light and dark."
    >
      <Section title="Do and don’t">
        <Cards>
          <Card>
            <h3>Do</h3>
            <ul>
              <li>
                Use one filled button a screen, to go on. The first action of an error box above the form is
                filled too.
              </li>
              <li>Show an error with an icon and words, not with colour alone.</li>
              <li>
                Keep <code>spark</code> small: the dot of the current step, the mark of a theme.
              </li>
            </ul>
          </Card>
          <Card>
            <h3>Don’t</h3>
            <ul>
              <li>Give a valid field a green border: it has a tick.</li>
              <li>
                Write text in <code>spark</code> or <code>line</code>.
              </li>
              <li>Put a shadow where a border will do.</li>
            </ul>
          </Card>
        </Cards>
      </Section>
      {Object.values(BRANDS).flatMap((brand) =>
        schemesOf(brand).map(([scheme, colours]) => (
          <Scheme key={`${brand.name} ${scheme}`} title={`${brand.name}, ${scheme}`} colours={colours} />
        )),
      )}
    </Page>
  ),
};
