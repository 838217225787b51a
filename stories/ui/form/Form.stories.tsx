import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { FieldGroup } from '../../../src/ui/fields/FieldGroup.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import { StepActions } from '../../../src/components/frame/StepActions.tsx';
import { StepHeading } from '../../../src/ui/layout/StepHeading.tsx';
import { Form } from '../../../src/ui/form/Form.tsx';
import { kidParentRules } from '../../../src/domain/rules/kidParent.ts';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { problemsOf, sentencesOf } from '../../../src/domain/rules/problemsOf.ts';
import { KID_PARENT_CONTEXT } from '../../../src/testing/cases/kidParent.ts';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { KID_PARENT } from '../../../src/testing/people.ts';
import { field, fieldSays, fillIn, forwardButton, frameOf, submit } from '../../support/plays/walk.ts';
import { withRoomBelow } from '../../support/decorators/atWidth.tsx';
import { t, WORDS } from '../../support/record/recording.ts';

const rules = kidParentRules(KID_PARENT_CONTEXT);

const meta = {
  component: Form<KidParentValues>,
  args: {
    initialValues: KID_PARENT,
    validate: (values) => sentencesOf(problemsOf(rules, values), WORDS.t),
    onDraft: fn(),
    onChecked: fn(),
    onSubmit: fn(),
    heading: <StepHeading title={t('step.kidParent')} />,
    children: (
      <>
        <FieldGroup heading={t('kidParent.address')}>
          <TextField<KidParentValues> name="subscriber_Parent_Street" label={t('kidParent.street')} />
          <TextField<KidParentValues> name="subscriber_Parent_HouseNr" label={t('kidParent.houseNr')} />
          <TextField<KidParentValues> name="subscriber_Parent_City" label={t('kidParent.city')} />
        </FieldGroup>
        <StepActions submit={t('action.next')} />
      </>
    ),
  },
} satisfies Meta<typeof Form<KidParentValues>>;
export default meta;

type Story = StoryObj<typeof meta>;

const incomplete = { ...KID_PARENT, subscriber_Parent_HouseNr: '', subscriber_Parent_City: 'G' };

/** Opening a form changes nothing. */
export const Untouched: Story = {
  args: { initialValues: incomplete },
  play: onlyAsserts(async ({ args }) => expect(args.onDraft).not.toHaveBeenCalled()),
};

/** Valid values are passed on. */
export const Submitted: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith(KID_PARENT, expect.anything()));
  },
};

/** A summary links to the invalid fields in page order; the first one has the focus. */
export const TwoProblemsAfterSubmit: Story = {
  args: { initialValues: incomplete },
  play: async (context) => {
    await submit(context);
    await fieldSays(context, 'subscriber_Parent_City', 'rule.tooShort');
    const links = context.canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual([
      `${t('kidParent.houseNr')}: ${t('rule.required')}`,
      `${t('kidParent.city')}: ${t('rule.tooShort')}`,
    ]);
    await expect(field(context, 'subscriber_Parent_HouseNr')).toHaveFocus();
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The first invalid field, label included, stands 30 px below the top of the view. */
export const ThirtyPixels: Story = {
  name: 'Scrolls to the first error',
  tags: ['behaviour'],
  ...TwoProblemsAfterSubmit,
  decorators: [withRoomBelow],
  play: async (context) => {
    await submit(context);
    await fieldSays(context, 'subscriber_Parent_HouseNr', 'rule.required');
    const { top } = frameOf(context, 'subscriber_Parent_HouseNr').getBoundingClientRect();
    // Firefox scrolls by whole pixels, and what is above can end at half of one.
    await expect(Math.abs(top - 30)).toBeLessThanOrEqual(1);
  },
};

/** A corrected field loses its error at once; the summary above stays, so that nothing moves while the parent types. */
export const ProblemCorrectedSummaryStays: Story = {
  name: 'Problem corrected, summary stays',
  args: { initialValues: incomplete },
  play: async (context) => {
    await submit(context);
    await fieldSays(context, 'subscriber_Parent_HouseNr', 'rule.required');
    await fillIn(context, { subscriber_Parent_HouseNr: '12' });
    await waitFor(() => expect(field(context, 'subscriber_Parent_HouseNr')).toBeValid());
    await expect(context.canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** The next failed submit lists the remaining errors and focuses the first. */
export const OneProblemLeftAfterSubmit: Story = {
  tags: ['overview'],
  args: { initialValues: incomplete },
  play: async (context) => {
    await ProblemCorrectedSummaryStays.play?.(context);
    await submit(context);
    await waitFor(() => expect(field(context, 'subscriber_Parent_City')).toHaveFocus());
    await expect(context.canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** `onDraft` fires on every change, so that no answer is lost when the parent leaves the step. */
export const Draft: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await fillIn(context, { subscriber_Parent_City: 'Brugge' });
    await waitFor(() =>
      expect(context.args.onDraft).toHaveBeenLastCalledWith(
        { ...KID_PARENT, subscriber_Parent_City: 'Brugge' },
        false,
      ),
    );
  },
};

/** Two clicks and a held Enter submit once while the answer is pending. */
export const SubmittedOnce: Story = {
  tags: ['behaviour'],
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async (context) => {
    const form = context.canvasElement.querySelector('form') as HTMLFormElement;
    await userEvent.dblClick(forwardButton(context));
    field(context, 'subscriber_Parent_City').focus();
    await userEvent.keyboard('{Enter>5/}');
    await fireEvent.submit(form);
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalled());
    await fillIn(context, { subscriber_Parent_City: 'G' });
    await fieldSays(context, 'subscriber_Parent_City', 'rule.tooShort');
    await expect(context.args.onSubmit).toHaveBeenCalledOnce();
  },
};
