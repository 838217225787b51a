import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { KidParentValues } from '../../src/domain/emptyKidParent.ts';
import { EMPTY_SUBSCRIPTION, kidParentValues } from '../../src/domain/subscription.ts';
import type { MessageKey } from '../../src/messages/messages.ts';
import { KidParent } from '../../src/steps/KidParent.tsx';
import { KID_PARENT_CASES, KID_PARENT_CONTEXT } from '../../src/testing/cases/kidParent.ts';
import { onlyAsserts } from '../support/docs/onDocsPage.ts';
import { NOTHING_FILLED_IN, TOO_LONG, TOO_SHORT, WRONG_FORMATS } from '../support/cases/kidParentMistakes.ts';
import {
  CHILD,
  CHILD_TOO_OLD,
  CHILD_TOO_YOUNG,
  KID_PARENT,
  PARENT_TOO_YOUNG,
} from '../../src/testing/people.ts';
import { afterSubmit } from '../support/plays/afterSubmit.ts';
import { formIsRefused, type Sentences } from '../support/plays/formIsRefused.ts';
import { field, fieldSays, fillIn, forwardButton, leave, submit } from '../support/plays/walk.ts';
import { startsWith } from '../support/decorators/startsWith.tsx';
import { t } from '../support/record/recording.ts';

const EMPTY = kidParentValues(EMPTY_SUBSCRIPTION);
const BACK = { href: '/?camp=ZOMER-AVONTUUR', label: t('action.back') };

const meta = {
  component: KidParent,
  parameters: { column: 'center' },
  decorators: [startsWith('values', 'context')],
  args: {
    values: EMPTY,
    context: KID_PARENT_CONTEXT,
    loading: false,
    campListingUrl: '#organisatie?theme=avontuur',
    back: BACK,
    onDraft: fn(),
    onChecked: fn(),
    onSubmit: fn<(values: KidParentValues) => Promise<void>>(),
  },
} satisfies Meta<typeof KidParent>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The country has a default. */
export const Untouched: Story = { tags: ['responsive'] };

/** A camp without a day step: this is the first step, without a back link. */
export const FirstStep: Story = {
  args: { back: undefined },
  parameters: { docs: { showsEnd: true } },
  play: onlyAsserts(async ({ canvas }) =>
    expect(canvas.queryByRole('link', { name: t('action.back') })).not.toBeInTheDocument(),
  ),
};

/** Every field is touched and valid: each has its tick, and the values are passed on. */
export const Valid: Story = {
  tags: ['responsive'],
  args: { values: KID_PARENT },
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith(KID_PARENT));
    await expect(context.canvasElement.querySelector('[aria-invalid="true"]')).not.toBeInTheDocument();
  },
};

/** Spaces that a keyboard's suggestion adds are trimmed. */
export const SpacesAround: Story = {
  parameters: { pictureOf: '.MuiCard-root:has([name="subscriber_FirstName"])' },
  tags: ['behaviour'],
  args: {
    values: {
      ...KID_PARENT,
      subscriber_FirstName: ' Noor ',
      subscriber_Parent_Email: ` ${KID_PARENT.subscriber_Parent_Email}`,
    },
  },
  play: async (context) => {
    await submit(context);
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          subscriber_FirstName: 'Noor',
          subscriber_Parent_Email: KID_PARENT.subscriber_Parent_Email,
        }),
      ),
    );
  },
};

/** A browser fills in the street with its number, and perhaps the box as the number. */
export const NumberInStreet: Story = {
  parameters: {
    pictureOf: '.MuiCard-root:has([name="subscriber_Parent_Street"])',
    data: { street: 'Kerkstraat', houseNr: '12 bus 3' },
  },
  args: {
    values: {
      ...KID_PARENT,
      subscriber_Parent_Street: 'Kerkstraat 12',
      subscriber_Parent_HouseNr: 'bus 3',
    },
  },
  play: async (context) => {
    await expect(context.canvas.queryByRole('button', { name: /Kerkstraat/ })).toBeNull();
    await leave(context, 'subscriber_Parent_Street');
    const name = t('kidParent.houseNrSuggestion', { street: 'Kerkstraat', houseNr: '12 bus 3' });
    await expect(await context.canvas.findByRole('button', { name })).toBeVisible();
  },
};

export const NumberMovedOutOfStreet: Story = {
  ...NumberInStreet,
  tags: ['behaviour'],
  play: async (context) => {
    await NumberInStreet.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: /Kerkstraat/ }));
    await expect(field(context, 'subscriber_Parent_HouseNr')).toHaveFocus();
    await submit(context);
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenCalledWith({
        ...KID_PARENT,
        subscriber_Parent_Street: 'Kerkstraat',
        subscriber_Parent_HouseNr: '12 bus 3',
      }),
    );
  },
};

/** Asserts that the submit fails with these errors, and that nothing is passed on. */
const refused = (sentences: Sentences<KidParentValues>): Play =>
  afterSubmit(async (context) => {
    await formIsRefused(context, sentences);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  });

export const NothingFilledIn: Story = {
  tags: ['responsive'],
  args: { values: NOTHING_FILLED_IN.values },
  play: refused(NOTHING_FILLED_IN.sentences),
};

export const TooShort: Story = {
  tags: ['overview'],
  args: { values: TOO_SHORT.values },
  play: refused(TOO_SHORT.sentences),
};

export const TooLong: Story = { args: { values: TOO_LONG.values }, play: refused(TOO_LONG.sentences) };

export const WrongFormats: Story = {
  args: { values: WRONG_FORMATS.values },
  play: refused(WRONG_FORMATS.sentences),
};

export const SameFirstName: Story = {
  parameters: { pictureOf: '.MuiCard-root:has([name="subscriber_Parent_FirstName"])' },
  args: { values: { ...KID_PARENT, subscriber_Parent_FirstName: CHILD.subscriber_FirstName.toUpperCase() } },
  play: refused({ subscriber_Parent_FirstName: 'rule.sameName' }),
};

export const ParentTooYoung: Story = {
  parameters: { pictureOf: '.MuiCard-root:has([name="subscriber_Parent_NationalNr"])' },
  args: { values: { ...KID_PARENT, ...PARENT_TOO_YOUNG } },
  play: refused({ subscriber_Parent_NationalNr: 'rule.adult' }),
};

/** The error of the age, with a link to other camps. */
const wrongAge = (key: MessageKey): Play =>
  afterSubmit(async (context) => {
    await formIsRefused(context, { subscriber_NationalNr: key });
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await expect(context.canvas.getByRole('link', { name: t('otherCamp.link') })).toHaveAttribute(
      'href',
      context.args.campListingUrl,
    );
  });

export const ChildTooOld: Story = {
  args: { values: { ...KID_PARENT, ...CHILD_TOO_OLD } },
  play: wrongAge('rule.tooOld'),
};

export const ChildTooYoung: Story = {
  parameters: { pictureOf: '.MuiCard-root:has([name="subscriber_NationalNr"])' },
  args: { values: { ...KID_PARENT, ...CHILD_TOO_YOUNG } },
  play: wrongAge('rule.tooYoung'),
};

/** A voucher disables the age rules. */
export const ChildTooOldWithVoucher: Story = {
  parameters: { pictureOf: '.MuiCard-root:has([name="subscriber_NationalNr"])' },
  args: {
    values: { ...KID_PARENT, ...CHILD_TOO_OLD },
    context: { ...KID_PARENT_CONTEXT, voucher: 'ZON-2027-KAMP' },
  },
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** Every invalid value of the rules' rows shows its error when the field is left. */
const eachBadValueCorrected = (ofParent: boolean): Story => ({
  tags: ['behaviour'],
  args: { values: KID_PARENT },
  play: async (context) => {
    const filled = new Map(Object.entries(KID_PARENT));
    for (const { field: name, values, expected, context: special } of KID_PARENT_CASES) {
      if (name.startsWith('subscriber_Parent') !== ofParent) continue;
      // Radio buttons cannot be cleared, and other birth years need another form.
      if (!expected || special || name === 'subscriber_GenderId') continue;
      const typed = name.endsWith('NationalNr') ? String(new Map(Object.entries(values)).get(name)) : '';
      // Typed, because the separators of a number that is inserted at once are removed.
      for (let length = 1; length < typed.length; length += 1)
        await fillIn(context, { [name]: typed.slice(0, length) });
      await fillIn(context, values);
      await leave(context, name);
      await fieldSays(context, name, expected);
      await fillIn(context, Object.fromEntries(Object.keys(values).map((key) => [key, filled.get(key)])));
    }
    await leave(context, 'subscriber_FirstName');
    await waitFor(() =>
      expect(context.canvasElement.querySelector('[aria-invalid="true"]')).not.toBeInTheDocument(),
    );
  },
});

export const EachBadValueOfTheChildCorrected = eachBadValueCorrected(false);
export const EachBadValueOfTheParentCorrected = eachBadValueCorrected(true);

/** The focus goes to the first radio button. */
export const NoGender: Story = {
  parameters: { pictureOf: '.MuiCard-root:has([name="subscriber_NationalNr"])' },
  args: { values: { ...KID_PARENT, subscriber_GenderId: '' } },
  play: refused({ subscriber_GenderId: 'rule.required' }),
};

/** The discount check is pending. */
export const Loading: Story = {
  tags: ['responsive'],
  args: { values: KID_PARENT, loading: true },
  play: onlyAsserts(async (context) => {
    await expect(context.canvas.getByText(t('loading.child'))).toBeVisible();
    await expect(forwardButton(context)).toHaveAttribute('aria-disabled', 'true');
  }),
};
