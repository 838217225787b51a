import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from '../../../src/ui/fields/TextArea.tsx';
import type { MedicalInfo } from '../../../src/domain/medicalSheet.ts';
import { emptyForm, medicalForm, says } from '../../support/decorators/inForm.tsx';
import { tabFocuses } from '../../support/plays/walk.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: TextArea<MedicalInfo>,
  args: {
    name: 'subscriber_remarks',
    label: t('medicalForm.remarks'),
    help: t('medicalForm.remarksHelp'),
    optional: true,
  },
} satisfies Meta<typeof TextArea<MedicalInfo>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = { ...medicalForm({}, { touched: false }) };

export const Focused: Story = {
  ...Untouched,
  play: tabFocuses('textbox'),
};

export const Valid: Story = {
  tags: ['overview'],
  ...medicalForm({ subscriber_remarks: 'Draagt een bril.' }),
};

/** An empty field is valid and gets no tick. */
export const LeftEmpty: Story = { tags: ['behaviour'], ...medicalForm() };

export const RequiredButEmpty: Story = {
  ...emptyForm('subscriber_remarks'),
  args: { optional: false },
  play: says('rule.required'),
};

export const Disabled: Story = {
  ...medicalForm({ subscriber_remarks: 'Draagt een bril.' }, { touched: false }),
  args: { disabled: true },
};

export const LongValue: Story = {
  ...medicalForm({
    subscriber_remarks: 'Heeft wat heimwee de eerste avond; een verhaaltje helpt. '.repeat(8),
  }),
};
