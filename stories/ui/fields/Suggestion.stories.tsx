import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Suggestion } from '../../../src/ui/fields/Suggestion.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { kidParentForm } from '../../support/decorators/inForm.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { t } from '../../support/record/recording.ts';

const SPLIT = { street: 'Kerkstraat', houseNr: '12' };
const text = t('kidParent.houseNrSuggestion', SPLIT);

const meta = {
  component: Suggestion,
  args: { field: 'subscriber_Parent_HouseNr', suggestion: { text, accept: fn() } },
  ...kidParentForm({ subscriber_Parent_HouseNr: '' }, { touched: false }),
  render: (args) => (
    <div>
      <TextField<KidParentValues> name="subscriber_Parent_HouseNr" label={t('kidParent.houseNr')} />
      <Suggestion {...args} />
    </div>
  ),
} satisfies Meta<typeof Suggestion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Accepting it moves the focus to the field. */
export const Offered: Story = {
  tags: ['overview'],
  play: onlyAsserts(async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: text }));
    await expect(args.suggestion?.accept).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  }),
};

export const Nothing: Story = { args: { suggestion: null } };
