import type { Meta, StoryObj } from '@storybook/react-vite';
import { CampChangeNotice } from '../../../src/components/messages/CampChangeNotice.tsx';

const meta = {
  component: CampChangeNotice,
  args: {
    change: { beforeCents: 149_00, areDaysChanged: false, areTermsChanged: false, isNotSent: false },
    nowCents: 159_00,
    campListingUrl: '#organisatie/avontuur',
  },
} satisfies Meta<typeof CampChangeNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PriceChanged: Story = { tags: ['overview'] };

/** Chosen days are gone, or the camp is on other days. */
export const DaysChanged: Story = {
  args: { change: { beforeCents: null, areDaysChanged: true, areTermsChanged: false, isNotSent: false } },
};

/** The camp moved to another place, or is for other ages. */
export const TermsChanged: Story = {
  args: { change: { beforeCents: null, areDaysChanged: false, areTermsChanged: true, isNotSent: false } },
};

/** The price and the days changed between the last look and the confirmation. */
export const NotSent: Story = {
  args: { change: { beforeCents: 149_00, areDaysChanged: true, areTermsChanged: false, isNotSent: true } },
};
