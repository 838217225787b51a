import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { styled, ThemeProvider } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { memo, useId, useMemo, useState, type ReactNode } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { COLOUR_JOBS, type Brand } from '../../src/ui/brand/Brand.ts';
import { contrastIn, nearestPassing, PAIRS, ratioText, failingPairs } from '../../src/ui/brand/contrast.ts';
import { fontFaces } from '../../src/ui/brand/fonts.ts';
import { CampDays } from '../../src/steps/CampDays.tsx';
import { Confirmation } from '../../src/steps/Confirmation.tsx';
import { KidParent } from '../../src/steps/KidParent.tsx';
import { MedicalForm } from '../../src/steps/MedicalForm.tsx';
import { Success } from '../../src/steps/Success.tsx';
import { MAX_NAME_LENGTH } from '../../src/ui/brand/brandTokens.ts';
import { themeFor } from '../../src/ui/theme/theme.ts';
import { brandFile } from '../support/brand/brandFile.ts';
import { BRANDS, OWN_BRAND, pine } from '../support/brand/brands.ts';
import campDays from '../steps/CampDays.stories.tsx';
import confirmation from '../steps/Confirmation.stories.tsx';
import kidParent from '../steps/KidParent.stories.tsx';
import medicalForm from '../steps/MedicalForm.stories.tsx';
import success from '../steps/Success.stories.tsx';
import { PAYMENT } from '../support/data/wizardConfig.ts';
import { Page, Quiet } from './page/Page.tsx';

const meta = {
  tags: ['wide', '!autodocs', 'screen', 'colours'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The five steps as they first open. */
const STEPS: Record<string, ReactNode> = {
  'Camp days': <CampDays {...campDays.args} />,
  'Child and parent': <KidParent {...kidParent.args} />,
  'Medical sheet': <MedicalForm {...medicalForm.args} />,
  Confirmation: <Confirmation {...confirmation.args} />,
  'Thank you': <Success {...success.args} payment={PAYMENT} />,
};

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  marginTop: theme.spacing(8),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '22rem minmax(0, 1fr)',
    alignItems: 'start',
    // In sight beside all five steps.
    '& > section': {
      position: 'sticky',
      top: 0,
      maxHeight: '100vh',
      overflowY: 'auto',
      scrollPaddingBottom: theme.spacing(16),
      // Room for the focus rings; the texts begin at the page's edge.
      margin: theme.spacing(0, -1),
      padding: theme.spacing(1, 1, 0),
    },
  },
}));

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(3, 0, 6),
  '& label': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 3) },
  '& label > span': { flex: '1 1 6rem' },
  '& input, & select': { font: 'inherit', fontSize: '0.9375rem', maxWidth: '100%' },
  '& input[type="color"]': { width: '3rem', height: '2rem', padding: 0 },
  '& output': { minWidth: '5rem', fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' },
}));

/** Beside the steps it stays at the bottom of the panel. */
const Save = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    bottom: 0,
    backgroundColor: theme.vars.palette.background.default,
  },
}));

/** The steps in the brand that is being edited. */
const Preview = memo(function Preview({ brand }: { brand: Brand }) {
  const theme = useMemo(
    () => themeFor(brand, { scheme: 'light', motion: false, prefix: 'workshop' }),
    [brand],
  );
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={brand.faces.flatMap(fontFaces).map((face) => ({ '@font-face': face }))} />
      <ScopedCssBaseline lang="nl-BE" data-preview="">
        {Object.entries(STEPS).map(([name, step]) => (
          <Box component="section" key={name} aria-label={name} sx={{ p: { xs: 3, sm: 8 } }}>
            {step}
          </Box>
        ))}
      </ScopedCssBaseline>
    </ThemeProvider>
  );
});

/** The contrast of each pair, and the nearest colour that passes where it is too low. */
function Ratios({ colours }: Pick<Brand, 'colours'>) {
  return (
    <ul>
      {PAIRS.map((pair) => {
        const ratio = contrastIn(colours, pair);
        const { foreground, background, minimum, where } = pair;
        return (
          <li key={`${foreground} ${background} ${minimum}`}>
            <strong>{ratioText(ratio)}</strong> {foreground} on {background}{' '}
            <Quiet>
              {ratio >= minimum
                ? `passes: ${where}, at least ${minimum}`
                : `too close: ${where}, at least ${minimum}; ${nearestPassing(colours, pair) ?? 'no colour'} passes`}
            </Quiet>
          </li>
        );
      })}
    </ul>
  );
}

function Workshop() {
  const [brand, setBrand] = useState(pine);
  const heading = useId();
  const change = (part: Partial<Brand>) => setBrand((current) => ({ ...current, ...part }));
  const short = failingPairs(brand.colours).length;
  const isNamed = brand.name.trim() !== '' && brand.name.length <= MAX_NAME_LENGTH;
  const number = (
    label: string,
    key: 'headingWeight' | 'fieldRadius' | 'cardRadius',
    most: number,
    step = 1,
  ) => (
    <label>
      <span>{label}</span>
      <input
        type="range"
        min={key === 'headingWeight' ? 300 : 0}
        max={most}
        step={step}
        value={brand[key]}
        onChange={({ target }) => change({ [key]: target.valueAsNumber })}
      />
      <output>{brand[key]}</output>
    </label>
  );
  return (
    <Columns>
      <section aria-labelledby={heading}>
        <h2 id={heading}>Tokens</h2>
        <Rows>
          <label>
            <span>Start from</span>
            <select
              defaultValue={OWN_BRAND}
              onChange={({ target }) => setBrand(BRANDS[target.value] ?? pine)}
            >
              {Object.entries(BRANDS).map(([folder, { name }]) => (
                <option key={folder} value={folder}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>Name</span>
            <input
              value={brand.name}
              aria-invalid={!isNamed}
              aria-describedby={`${heading}-name`}
              onChange={({ target }) => change({ name: target.value })}
            />
          </label>
          {COLOUR_JOBS.map((job) => (
            <label key={job}>
              <span>{job}</span>
              <input
                type="color"
                value={brand.colours[job].toLowerCase()}
                onChange={({ target }) =>
                  change({ colours: { ...brand.colours, [job]: target.value.toUpperCase() }, dark: null })
                }
              />
              <output>{brand.colours[job]}</output>
            </label>
          ))}
          {number('Weight of headings', 'headingWeight', 900, 100)}
          {number('Corners of fields', 'fieldRadius', 24)}
          {number('Corners of cards', 'cardRadius', 32)}
          <Quiet id={`${heading}-name`} role="status">
            {!isNamed && `Give a name of at most ${MAX_NAME_LENGTH} characters.`}
            {isNamed && !brand.dark && 'Without dark colours: the file is always light until you add them.'}
          </Quiet>
        </Rows>
        <h2>Contrast</h2>
        <p role="status">
          {short === 0
            ? 'Every pair is far enough apart.'
            : `${short} of ${PAIRS.length} pairs are too close.`}
        </p>
        <Ratios colours={brand.colours} />
        <Save>
          <Button
            variant="contained"
            disabled={!isNamed}
            href={`data:application/json,${encodeURIComponent(brandFile(brand))}`}
            download="brand.json"
            fullWidth
          >
            Save brand.json
          </Button>
        </Save>
      </section>
      <Preview brand={brand} />
    </Columns>
  );
}

/** An editor of a brand beside the five steps. */
export const BrandWorkshop: StoryObj = {
  parameters: { pictureOf: 'section' },
  name: 'Brand workshop',
  render: () => (
    <Page
      title="Brand workshop"
      lead="Change a colour, a radius or a font weight and see the five steps change with it, in the light colours. Save the file as brands/NAME/brand.json: the toolbar lists it from then on, and a server takes it as BRAND. Fonts, logo and icon are files beside it, which it names."
    >
      <Workshop />
    </Page>
  ),
};

const LIGHT = pine.colours.spark;
const LINKS = { foreground: 'action', background: 'ground', minimum: 4.5, where: 'links' } as const;

/** A colour without enough contrast is reported with the nearest one that passes; then that one is chosen. */
export const NearestColour: StoryObj = {
  ...BrandWorkshop,
  name: 'Nearest colour',
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.input(canvas.getByLabelText(/^action(?=#|$)/), {
      target: { value: LIGHT.toLowerCase() },
    });
    await expect(canvas.getByText(/^\d+ of \d+ pairs are too close\.$/)).toBeVisible();
    await expect(
      canvas.getAllByText(/too close: links, at least 4\.5; #[0-9A-F]{6} passes/)[0],
    ).toBeVisible();
    const preview = canvasElement.querySelector('[data-preview]');
    const forward = preview?.querySelector('[type="submit"]');
    await expect(forward).toHaveStyle({ backgroundColor: LIGHT });
    const saved = canvas.getByRole('link', { name: 'Save brand.json' }).getAttribute('href') ?? '';
    const file = (await (await fetch(saved)).json()) as { colour: Record<string, { $value: string }> };
    await expect(file.colour.action?.$value).toBe(LIGHT);
    const nearest = nearestPassing({ ...pine.colours, action: LIGHT }, LINKS) ?? '';
    await fireEvent.input(canvas.getByLabelText(/^action(?=#|$)/), {
      target: { value: nearest.toLowerCase() },
    });
    await expect(canvas.getByText('Every pair is far enough apart.')).toBeVisible();
  },
};
