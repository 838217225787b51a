import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThankYou } from '../../../src/components/thanks/ThankYou.tsx';
import { campOfDays, flexibleCamp } from '../../../src/testing/camps.ts';
import { atWidth } from '../../support/decorators/atWidth.tsx';

const camp = flexibleCamp();

const meta = {
  component: ThankYou,
  decorators: [atWidth(640)],
  args: {
    childFirstName: 'Noor',
    days: camp.activeDays,
    themeName: camp.themeName,
    locationName: camp.locationName,
    toPayCents: camp.priceCents,
    option: '',
    secretariatEmail: 'secretariaat@example.be',
    organisationName: 'Sportkampen Dennenbos',
    organisationUrl: '#organisatie',
    email: 'an.peeters@example.be',
  },
} satisfies Meta<typeof ThankYou>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithReference: Story = { args: { reference: 'DB-2027-0417' } };
export const WithoutReference: Story = { tags: ['overview', 'responsive'] };

export const NothingToPay: Story = { args: { toPayCents: 0 } };

/** The amount excludes it, and a note asks to e-mail the secretariat. */
export const WithOption: Story = { args: { option: 'Monitortarief', reference: 'DB-2027-0417' } };

export const OneDay: Story = { args: { days: camp.activeDays.slice(0, 1) } };
export const SixtyDays: Story = { args: { days: campOfDays(60).activeDays } };
export const LongNames: Story = {
  args: {
    childFirstName: 'Marie-Antoinette Wilhelmina Josephina',
    themeName: 'Omnisport met avontuurlijke watersporten en klimmen voor durvers',
    locationName: 'Provinciaal Recreatiedomein De Nekker, Nekkerspoel-Borcht 19, Mechelen',
    organisationName: 'Jeugdsportvereniging De Vrolijke Dennenappels van Sint-Katelijne-Waver',
    email: 'marie-antoinette.vandenbroucke-vanderstraeten@sportvereniging.example.be',
    reference: '7f3c2a90-5b1e-4f7d-9c55-0d5a8a1be417',
  },
};

/** A name without a place to break at. */
export const NameOfFiftyLetters: Story = {
  tags: ['responsive'],
  args: { childFirstName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern' },
};
