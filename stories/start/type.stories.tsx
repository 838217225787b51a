import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatEuro } from '../../src/domain/price.ts';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { Card, Cards, Page, Quiet, Section } from './page/Page.tsx';
import { t } from '../support/record/recording.ts';

const meta = {
  tags: ['wide', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  padding: theme.spacing(5, 0),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: theme.spacing(6) },
}));

const Amounts = styled('div')({
  display: 'grid',
  marginBlock: 8,
  justifyContent: 'start',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
});

/** Where each style is used; the words are the product's own. */
const STYLES = [
  { variant: 'h1', use: 'The heading of a step', sample: () => t('step.kidParent') },
  { variant: 'h2', use: 'The heading of a card', sample: () => t('kidParent.child') },
  { variant: 'h3', use: 'Within a card', sample: () => t('dayGrid.legend') },
  { variant: 'body1', use: 'Body text', sample: () => t('kidParent.help') },
  { variant: 'body2', use: 'Secondary text', sample: () => t('kidParent.nationalNrHelp') },
  { variant: 'button', use: 'Buttons, never in capitals', sample: () => t('campDays.submit') },
] as const;

/** The size at the browser's usual text size. */
const pixels = (rem: unknown) => `${parseFloat(String(rem)) * 16} px`;

function Scale() {
  const { typography, breakpoints } = useTheme();
  return STYLES.map(({ variant, use, sample }) => {
    const { fontSize, fontWeight, lineHeight, ...wider } = typography[variant];
    const wide = wider[breakpoints.up('md')] as { fontSize: string } | undefined;
    return (
      <Row key={variant}>
        <div>
          <strong>{variant}</strong>
          <br />
          <Quiet>
            {pixels(fontSize)}
            {wide && ` (${pixels(wide.fontSize)} from ${breakpoints.values.md} px)`} · {fontWeight ?? 400} ·{' '}
            {lineHeight}
            <br />
            {use}
          </Quiet>
        </div>
        <Typography variant={variant} component="div" lang="nl-BE">
          {sample()}
        </Typography>
      </Row>
    );
  });
}

function Faces() {
  const { typography } = useTheme();
  const { fontFamily = '', fontWeight } = typography.h1;
  return (
    <Cards>
      <Card>
        <h3>Headings</h3>
        <p style={{ fontFamily, fontWeight, fontSize: '2rem' }}>Aa Ëë 123</p>
        <Quiet>
          {fontFamily.split(',')[0]?.replaceAll('"', '')}, weight {fontWeight}
        </Quiet>
      </Card>
      <Card>
        <h3>Body</h3>
        <p style={{ fontFamily: String(typography.fontFamily), fontSize: '2rem' }}>Aa Ëë 123</p>
        <Quiet>{String(typography.fontFamily).split(',')[0]?.replaceAll('"', '')}, weights 400 to 700</Quiet>
      </Card>
      <Card>
        <h3>Money</h3>
        <Amounts>
          {[...Object.values(flexibleCamp().priceCentsByDays), 35_00].map((cents) => (
            <span key={cents}>{formatEuro(cents)}</span>
          ))}
        </Amounts>
        <Quiet>Tabular figures, in columns of amounts.</Quiet>
      </Card>
    </Cards>
  );
}

/** The type scale of the brand in the toolbar. */
export const Type: StoryObj = {
  render: () => (
    <Page
      title="Type"
      lead="Short, heavy headings; body text at 17 px, because most parents read it on a phone. This page shows the brand of the toolbar."
    >
      <Section title="Fonts">
        <Faces />
      </Section>
      <Section
        title="Scale"
        help="Sizes are in rem: a larger text size in the browser applies everywhere. See any story at 200 % with the toolbar’s text size."
      >
        <Scale />
      </Section>
    </Page>
  ),
};
