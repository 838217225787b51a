import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Notice } from '../../../src/ui/feedback/Notice.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { t } from '../../support/record/recording.ts';

const VoucherIcon = () => <ConfirmationNumberOutlined />;

const meta = {
  component: Notice,
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Part of the page: screen readers do not announce it. */
export const VoucherInUse: Story = {
  args: { tone: 'notice', children: null },
  render: (args) => <Notice {...args}>{t('campHeader.voucher')}</Notice>,
  play: onlyAsserts(async ({ canvas }) => {
    await expect(canvas.getByText(t('campHeader.voucher'))).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  }),
};

export const WithItsOwnIcon: Story = {
  tags: ['overview'],
  ...VoucherInUse,
  args: { tone: 'notice', icon: <VoucherIcon />, children: null },
};

/** Confirms a result. */
export const SheetFound: Story = {
  args: { tone: 'soft', children: null },
  render: (args) => <Notice {...args}>{t('medicalForm.sheetFound')}</Notice>,
};
