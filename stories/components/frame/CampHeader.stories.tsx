import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CampHeader } from '../../../src/components/frame/CampHeader.tsx';
import { ErrorBox } from '../../../src/components/messages/ErrorBox.tsx';
import { StepNav } from '../../../src/components/frame/StepNav.tsx';
import { flexibleCamp, fullCamp } from '../../../src/testing/camps.ts';
import { navSteps } from '../../support/data/navSteps.ts';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { t } from '../../support/record/recording.ts';

const camp = flexibleCamp();
const nav = <StepNav current="kidParent" steps={navSteps(camp, 'kidParent')} />;

const meta = {
  component: CampHeader,
  tags: ['responsive'],
  parameters: { layout: 'fullscreen' },
  args: {
    organisationName: 'Sportkampen Dennenbos',
    organisationUrl: '#organisatie',
    camp,
    voucherInUse: false,
    onCancel: fn(),
    nav,
  },
} satisfies Meta<typeof CampHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithSteps: Story = {};

/** A logo as an SVG of this size, in px. */
const logoOf = (width: number, height: number) => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" opacity="0.5"/></svg>`,
  )}`,
  ratio: width / height,
});

const withLogo = (logo: Theme['logo']): Story => ({
  decorators: [
    (Story) => (
      <ThemeProvider theme={(brand: Theme) => ({ ...brand, logo })}>
        <Story />
      </ThemeProvider>
    ),
  ],
});

/** A brand without a logo shows the name alone. */
export const WithoutLogo: Story = withLogo(null);

export const WideLogo: Story = withLogo(logoOf(640, 80));

export const TallLogo: Story = withLogo(logoOf(40, 160));

/** While the logo loads, it has its space. */
export const LogoLoading: Story = withLogo({
  src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"/>',
  ratio: 2,
});

export const FewSeats: Story = { args: { camp: flexibleCamp({ seatsOpen: 2 }) } };

export const LastSeat: Story = { args: { camp: flexibleCamp({ seatsOpen: 1 }) } };

/** Five seats or more show no notice. */
export const FiveSeats: Story = {
  tags: ['behaviour'],
  args: { camp: flexibleCamp({ seatsOpen: 5 }) },
  play: async ({ canvas }) =>
    expect(canvas.queryByText(t('campHeader.fewSeats', { n: 5 }))).not.toBeInTheDocument(),
};

/** A voucher does not need an open seat. */
export const FewSeatsWithVoucher: Story = {
  tags: ['behaviour'],
  args: { ...FewSeats.args, voucherInUse: true },
  play: onlyAsserts(({ canvas }) =>
    expect(canvas.queryByText(t('campHeader.fewSeats', { n: 2 }))).not.toBeInTheDocument(),
  ),
};

/** The thank-you page has no steps and no cancel button. */
export const ThankYouPage: Story = { args: { nav: undefined, onCancel: undefined } };

/** Space is reserved for the camp's name and the steps, so that nothing moves when the camp is loaded. */
export const CampNotThereYet: Story = { name: 'Camp loading', args: { camp: null } };

/** There is no camp to show. */
export const NoCamp: Story = { args: { camp: null, nav: undefined } };

export const WithVoucher: Story = { args: { camp: fullCamp(), voucherInUse: true } };

export const WithError: Story = {
  args: {
    children: (
      <ErrorBox
        problem={{ code: 'INVALID_PERIOD_ALREADY_BOOKED' }}
        organisationUrl="#organisatie"
        campListingUrl="#organisatie/avontuur"
        secretariatEmail="secretariaat@example.be"
      />
    ),
  },
};

export const VoucherAndError: Story = {
  tags: ['overview'],
  args: {
    voucherInUse: true,
    children: (
      <ErrorBox
        problem={{ code: 'INVALID' }}
        organisationUrl="#organisatie"
        secretariatEmail="secretariaat@example.be"
        onRetry={fn()}
      />
    ),
  },
};

export const LongNames: Story = {
  args: {
    organisationName: 'Jeugdsportvereniging De Vrolijke Dennenappels van Sint-Katelijne-Waver',
    camp: flexibleCamp({
      themeName: 'Omnisport met avontuurlijke watersporten en klimmen voor durvers',
      locationName: 'Provinciaal Recreatiedomein De Nekker, Nekkerspoel-Borcht 19, Mechelen',
    }),
  },
};
