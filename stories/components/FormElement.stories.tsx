import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormElement } from '../../src/components/FormElement.tsx';
import { Notice } from '../../src/components/Notice.tsx';
import { StepActions } from '../../src/components/StepActions.tsx';
import { StepHeading } from '../../src/components/StepHeading.tsx';
import { t } from '../../src/messages/messages.ts';

const meta = {
  title: 'Components/FormElement',
  component: FormElement,
  tags: ['autodocs'],
  render: () => (
    <FormElement>
      <StepHeading title="step.medicalForm" help="medicalForm.help" />
      <Notice tone="soft">{t('medicalForm.sheetFound')}</Notice>
      <StepActions submit="action.next" />
    </FormElement>
  ),
} satisfies Meta<typeof FormElement>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The parts of a step below one another, with the same air between all of them. */
export const Parts: Story = { tags: ['overview'] };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone320' } } };
