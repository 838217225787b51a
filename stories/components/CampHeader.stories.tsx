import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CampHeader } from '../../src/components/CampHeader.tsx';
import { ErrorBox } from '../../src/components/ErrorBox.tsx';
import { StepNav } from '../../src/components/StepNav.tsx';
import { flexibleCamp, fullCamp } from '../support/camps.ts';
import { navSteps } from '../support/navSteps.ts';

const camp = flexibleCamp();
const nav = <StepNav current="kidParent" steps={navSteps(camp, 'kidParent')} onGo={fn()} />;

const meta = {
  title: 'Components/CampHeader',
  component: CampHeader,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  argTypes: { nav: { control: false }, children: { control: false } },
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

/** No steps on the thank-you page. */
export const WithoutSteps: Story = { args: { nav: undefined } };

export const CampNotThereYet: Story = { args: { camp: null, nav: undefined } };

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

export const OnAPhone: Story = { globals: { viewport: { value: 'phone320' } } };
export const VoucherOnAPhone: Story = { ...WithVoucher, globals: { viewport: { value: 'phone390' } } };
export const LongNamesOnAPhone: Story = { ...LongNames, globals: { viewport: { value: 'phone320' } } };
