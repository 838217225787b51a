import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '../../src/messages/messages.ts';
import { FINISHED_CLASS, Success } from '../../src/steps/Success.tsx';
import { inColumn } from '../support/inColumn.tsx';
import { flexibleCamp } from '../support/camps.ts';
import { onlyLooks } from '../support/onDocsPage.ts';

const camp = flexibleCamp();

const meta = {
  title: 'Steps/Success',
  component: Success,
  tags: ['autodocs', 'responsive'],
  decorators: [inColumn],
  args: {
    childFirstName: 'Noor',
    days: camp.activeDays,
    themeName: camp.themeName,
    locationName: camp.locationName,
    organisationName: 'Sportkampen Dennenbos',
    organisationUrl: '#organisatie',
    email: 'an.peeters@example.be',
  },
} satisfies Meta<typeof Success>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The body carries a class of its own, by which the organisation knows a finished booking (spec 2). */
export const WithReference: Story = {
  args: { reference: 'DB-2027-0417' },
  play: onlyLooks(async ({ canvas, args }) => {
    await expect(canvas.getByText('DB-2027-0417')).toBeVisible();
    // An effect gives it, which may come a moment after the page is drawn.
    await waitFor(() => expect(document.body).toHaveClass(FINISHED_CLASS));
    const home = canvas.getByRole('link', { name: new RegExp(args.organisationName) });
    await expect(home).toHaveAttribute('href', args.organisationUrl);
  }),
};

export const WithoutReference: Story = {
  tags: ['overview'],
  play: onlyLooks(async ({ canvas }) =>
    expect(canvas.queryByText(t('thankYou.reference'))).not.toBeInTheDocument(),
  ),
};
