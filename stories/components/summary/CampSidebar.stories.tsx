import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CampSidebar } from '../../../src/components/summary/CampSidebar.tsx';
import { campOfDays, fixedCamp, flexibleCamp, fullCamp, singleDayCamp } from '../../../src/testing/camps.ts';
import { atWidth } from '../../support/decorators/atWidth.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { t } from '../../support/record/recording.ts';

const camp = flexibleCamp();
const NO_DISCOUNT = { type: null, amount: null };

const meta = {
  parameters: { docs: { narrow: true } },
  component: CampSidebar,
  decorators: [atWidth(320)],
  args: { camp, selectedDays: camp.activeDays, discount: NO_DISCOUNT },
} satisfies Meta<typeof CampSidebar>;
export default meta;

type Story = StoryObj<typeof meta>;

const period = { periodName: '', periodStart: null, periodEnd: null };

/** A bill with a discount. */
export const FewerDaysAndDiscount: Story = {
  args: { selectedDays: camp.activeDays.slice(0, 3), discount: { type: 'FIRST_CAMP', amount: 10 } },
};

export const CampLoading: Story = { args: { camp: null, selectedDays: [] } };

export const AllDaysChosen: Story = {};
export const ThreeOfFiveDaysChosen: Story = {
  args: { selectedDays: camp.activeDays.slice(0, 3) },
};
export const NoDayChosen: Story = { args: { selectedDays: [] } };
/** The days of the camp, and which are chosen. */
export const CalendarShown: Story = {
  ...ThreeOfFiveDaysChosen,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('calendarToggle.show') }));
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};
export const FixedWeek: Story = { args: { camp: fixedCamp() } };
export const SingleDay: Story = {
  args: { camp: singleDayCamp(), selectedDays: camp.activeDays.slice(0, 1) },
};

export const FirstEnrolmentDiscount: Story = { args: { discount: { type: 'FIRST_CAMP', amount: 10 } } };
export const LoyaltyDiscount: Story = {
  tags: ['overview', 'responsive'],
  args: { discount: { type: 'SAVINGS', amount: 12.5 } },
};
export const DiscountWithoutAName: Story = { args: { discount: { type: null, amount: 10 } } };

/** While the child form is being checked. */
export const DiscountBeingChecked: Story = { args: { discountCheck: 'pending' } };
export const DiscountBeingCheckedForFewerDays: Story = {
  args: { selectedDays: camp.activeDays.slice(0, 3), discountCheck: 'pending' },
};
/** The check failed: the next submit of the child form checks again. */
export const DiscountCheckFailed: Story = { args: { discountCheck: 'failed' } };

/** The camp allows no discounts, so the amount is ignored. */
export const DiscountNotAllowed: Story = {
  tags: ['behaviour'],
  args: { camp: flexibleCamp({ discountAllowed: false }), discount: { type: 'SAVINGS', amount: 12.5 } },
};

/** The amount to pay is never below zero. */
export const DiscountAboveThePrice: Story = { args: { discount: { type: 'SAVINGS', amount: 200 } } };

/** Two days cannot be booked and have no price of their own: no amount is shown. */
export const PriceMissingForTheseDays: Story = { args: { selectedDays: camp.activeDays.slice(0, 2) } };

export const CampWithoutRemark: Story = { args: { camp: flexibleCamp({ remark: '' }) } };
export const PeriodWithoutName: Story = { args: { camp: flexibleCamp({ periodName: '' }) } };
export const ActiveDates: Story = { args: { camp: flexibleCamp(period) } };
export const NamedPeriodWithoutDates: Story = {
  args: { camp: flexibleCamp({ periodStart: null, periodEnd: null }) },
};

const sixty = campOfDays(60, period);
/** Too many to list, so ranges are shown. */
export const SixtyActiveDates: Story = {
  args: { camp: sixty, selectedDays: sixty.activeDays },
  play: onlyAsserts(async ({ canvas }) => {
    await expect(canvas.getByText('20/09/2027 – 24/09/2027')).toBeVisible();
  }),
};

/** Only the required data of a camp. */
export const OnlyWhatIsRequired: Story = {
  args: { camp: flexibleCamp({ ...period, remark: '', ageGroupName: '', locationName: '' }) },
};

export const CampFullyBooked: Story = { args: { camp: fullCamp({ themeName: 'Volzet kamp' }), full: true } };

/** A price of four digits has a separator. */
export const PriceAboveAThousand: Story = {
  args: { camp: flexibleCamp({ priceCents: 1_249_00, priceCentsByDays: {} }) },
};

/** A remark of 2,000 characters. */
export const LongRemark: Story = {
  args: {
    camp: flexibleCamp({ remark: 'Breng elke dag een regenjas en een drinkbus mee. '.repeat(41).trim() }),
  },
};

export const LongCampNames: Story = {
  args: {
    camp: flexibleCamp({
      themeName: 'Omnisport met avontuurlijke watersporten en klimmen voor durvers',
      locationName: 'Provinciaal Recreatiedomein De Nekker, Nekkerspoel-Borcht 19, 2800 Mechelen',
      ageGroupName: 'Derde kleuterklas tot en met zesde leerjaar (geboortejaren 2014 tot 2021)',
      periodName: 'Paasvakantie eerste week, met uitstap naar de Hoge Venen op woensdag',
      remark:
        'Breng elke dag mee: regenjas, zwemkledij, handdoek, drinkbus, lunchpakket en een tussendoortje.\n' +
        'Opvang vanaf 8 uur en tot 17.30 uur. Adres: https://www.example.be/kampen/de-nekker/wegbeschrijving-en-parking',
      priceCents: 12_345_67,
      priceCentsByDays: {},
    }),
    discount: { type: 'SAVINGS', amount: 100.5 },
  },
};
