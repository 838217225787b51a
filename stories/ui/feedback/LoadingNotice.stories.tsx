import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingNotice } from '../../../src/ui/feedback/LoadingNotice.tsx';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: LoadingNotice,
} satisfies Meta<typeof LoadingNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CheckingTheChild: Story = { tags: ['overview'], args: { message: t('loading.child') } };

export const Confirming: Story = { args: { message: t('loading.confirm') } };

export const FetchingTheCamp: Story = { args: { message: t('loading.camp'), inPlaceOfForm: true } };

export const LookingForTheMedicalSheet: Story = {
  args: { message: t('loading.medical'), inPlaceOfForm: true },
};
