import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ExtraOptions, NOT_OFFERED_LABELS } from '../../../src/components/confirmation/ExtraOptions.tsx';
import { OFFERED_OPTIONS } from '../../../src/domain/enrolment.ts';
import { confirmationForm } from '../../support/decorators/inForm.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: ExtraOptions,
  args: { secretariatEmail: 'secretariaat@example.be' },
} satisfies Meta<typeof ExtraOptions>;
export default meta;

type Story = StoryObj<typeof meta>;

const [leisure, monitor] = OFFERED_OPTIONS;

export const NoOptionChosen: Story = { ...confirmationForm({}, { touched: false }) };

/** With an option, a note asks to e-mail the secretariat. */
export const LeisureRate: Story = {
  ...confirmationForm({ subscription_Remark: leisure }),
  play: onlyAsserts(async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(t('extraOptions.note')),
  ),
};

export const MonitorRate: Story = {
  tags: ['overview'],
  ...confirmationForm({ subscription_Remark: monitor }),
};

/** The value is the option's own text. */
export const Choosing: Story = {
  tags: ['behaviour'],
  ...NoOptionChosen,
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.selectOptions(select, t('extraOptions.monitor'));
    await expect(select).toHaveValue(monitor);
    await expect(canvas.getByRole('link', { name: args.secretariatEmail })).toBeVisible();
  },
};

export const LongAddressOnAPhone: Story = {
  ...LeisureRate,
  args: { secretariatEmail: 'inschrijvingen.zomerkampen@sportvereniging-de-nekker.example.be' },
  globals: { viewport: { value: 'phone320' } },
};

/** Two further options exist as labels and are not offered. */
export const NotOffered: Story = {
  render: () => (
    <ul>
      {NOT_OFFERED_LABELS.map((label) => (
        <li key={label}>{t(label)}</li>
      ))}
    </ul>
  ),
};
