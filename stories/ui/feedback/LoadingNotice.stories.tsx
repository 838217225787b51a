import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingNotice } from '../../../src/ui/feedback/LoadingNotice.tsx';

const meta = {
  component: LoadingNotice,
} satisfies Meta<typeof LoadingNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CheckingTheChild: Story = { tags: ['overview'], args: { message: 'loading.child' } };

export const Confirming: Story = { args: { message: 'loading.confirm' } };

export const FetchingTheCamp: Story = { args: { message: 'loading.camp', inPlaceOfForm: true } };

export const LookingForTheMedicalSheet: Story = { args: { message: 'loading.medical', inPlaceOfForm: true } };
