import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EnrolmentRecap } from '../../../src/components/confirmation/EnrolmentRecap.tsx';
import { EMPTY_MEDICAL_INFO } from '../../../src/domain/medicalSheet.ts';
import { campOfDays, fixedCamp, flexibleCamp } from '../../../src/testing/camps.ts';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { changeLinks } from '../../support/data/navSteps.ts';
import { FULL_MEDICAL_INFO, KID_PARENT, MEDICAL_INFO } from '../../../src/testing/people.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: EnrolmentRecap,
  // Only the focus shows it.
  argTypes: { changed: { control: { disable: true } }, changedRef: { table: { disable: true } } },
  args: {
    kidParent: KID_PARENT,
    days: flexibleCamp().activeDays.slice(0, 3),
    sheet: MEDICAL_INFO,
    option: '',
    changes: changeLinks(flexibleCamp()),
  },
} satisfies Meta<typeof EnrolmentRecap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllAnswers: Story = { tags: ['overview'] };

/** The days of a fixed camp cannot be changed. */
export const FixedCamp: Story = { args: { days: fixedCamp().activeDays, changes: changeLinks(fixedCamp()) } };

export const WithOption: Story = { args: { option: 'Monitortarief' } };

export const AllMedicationsAndAllergies: Story = { args: { sheet: FULL_MEDICAL_INFO } };

export const NothingOnTheSheet: Story = { args: { sheet: EMPTY_MEDICAL_INFO } };

/** More days than a list can show become ranges. */
export const SixtyDays: Story = { args: { days: campOfDays(60).activeDays } };

/** After a change of the address, its link gets the focus. */
export const Changed: Story = {
  tags: ['behaviour'],
  args: { changed: 'recap.address', changedRef: fn() },
  play: onlyAsserts(async ({ args, canvas }) => {
    const name = t('recap.changeOf', { part: t('recap.address').toLowerCase() });
    await expect(args.changedRef).toHaveBeenCalledWith(canvas.getByRole('link', { name }));
  }),
};

const longAddress = 'wilhelmina.van.den.broecke-peeters.de.montmorency@sportvereniging.example.be';

/** A long e-mail address breaks after its @ and dots. Its text is the address, also when it is copied. */
export const LongNames: Story = {
  args: {
    kidParent: {
      ...KID_PARENT,
      subscriber_FirstName: 'Marie-Antoinette Wilhelmina Philippine',
      subscriber_LastName: 'van den Broecke-Peeters de Montmorency',
      subscriber_Parent_Email: longAddress,
    },
  },
  play: onlyAsserts(async ({ canvas }) => expect(canvas.getByText(longAddress)).toBeVisible()),
};

/** Names as people have them: other alphabets and directions, one letter, an emoji. */
export const NamesOfTheWorld: Story = {
  args: {
    kidParent: {
      ...KID_PARENT,
      subscriber_FirstName: 'Åse-Françoise 🌞',
      subscriber_LastName: 'van der Groß-Ștefănescu',
      subscriber_Parent_FirstName: 'ليلى',
      subscriber_Parent_LastName: 'O',
      subscriber_Parent_Street: "Rue de l'Église",
      subscriber_Parent_City: 'Liège',
    },
  },
};
