import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Camp } from '../../src/domain/camp.ts';
import { STEPS, stepsOf, stepUrl, type Step } from '../../src/domain/steps.ts';
import type { WizardConfig } from '../../src/domain/wizardConfig.ts';
import { Wizard } from '../../src/shell/Wizard.tsx';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { KID_PARENT } from '../../src/testing/people.ts';
import { campFound } from '../../src/testing/responses.ts';
import { FAILURES, type Failure } from '../support/catalogue/failures.ts';
import { chooseDays, enrol, fillIn, goTo, isAt, reads, submit, type Place } from '../support/plays/walk.ts';
import { atWizard, impatient } from '../support/wizard/atWizard.ts';
import { answerOf } from '../support/wizard/answerOf.ts';
import { link, VOUCHER } from '../support/wizard/links.ts';

interface Scenario {
  config: WizardConfig;
  camp: Camp;
  /** The link has a voucher. */
  voucher: boolean;
  /** The step that is opened, if no call fails. */
  step: Step;
  /** The call that fails and how: it is made, and its error is shown. */
  failure: string;
}

const NONE = 'None';
const nameOf = ({ call, how }: Failure) => `${call} ${how}`;
const failureOf = (args: Scenario) => FAILURES.find((one) => nameOf(one) === args.failure);

/** Makes the call. */
const MAKE: Record<Failure['call'], (place: Place) => Promise<void>> = {
  camps: () => Promise.resolve(),
  validateVoucher: () => Promise.resolve(),
  checkDiscounts: async (place) => {
    await goTo(place, 'kidParent');
    await fillIn(place, KID_PARENT);
    await submit(place);
  },
  medicalInfo: (place) => goTo(place, 'medicalForm'),
  saveWebSubscription: enrol,
};

/** The whole wizard as the controls say: another one starts it again. */
const meta = {
  ...atWizard,
  tags: ['!autodocs'],
  args: {
    ...atWizard.args,
    camp: flexibleCamp(),
    voucher: true,
    step: 'campDays',
    failure: 'validateVoucher server error',
  },
  argTypes: {
    config: { control: false },
    // Its presets are names, which the address has.
    camp: { type: 'string' },
    voucher: { type: 'boolean' },
    step: { type: 'string', control: 'select', options: STEPS },
    failure: { type: 'string', control: 'select', options: [NONE, ...FAILURES.map(nameOf)] },
  },
  parameters: {
    layout: 'fullscreen',
    ...link(flexibleCamp()),
    route: ({ camp, voucher }: Scenario) =>
      `${stepUrl('campDays', camp.id)}${voucher ? `&voucher=${VOUCHER}` : ''}`,
  },
  render: (args) => <Wizard config={failureOf(args)?.how === 'time-out' ? impatient.config : args.config} />,
} satisfies Meta<Scenario>;
export default meta;

export const AnyFailure: StoryObj<typeof meta> = {
  play: async ({ mount, args, msw, ...context }) => {
    const { camp, voucher, step } = args;
    const failure = failureOf(args);
    // The first one answers.
    msw.use(...(failure ? [answerOf(failure)] : []), campFound(camp));
    await mount();
    const isClosed = camp.seatsOpen === 0 && (!voucher || failure?.call === 'validateVoucher');
    if (failure?.call === 'camps' || isClosed) {
      await reads(context, failure?.messages[0] ?? 'apiError.INVALID_CAMP_FULLY_BOOKED');
      return;
    }
    const [first = 'kidParent'] = stepsOf(camp);
    await isAt(context, first);
    if (first === 'campDays' && camp.maximumDays === 1)
      await chooseDays(context, camp.activeDays.slice(0, 1));
    if (failure) {
      await MAKE[failure.call](context);
      for (const key of failure.messages) await reads(context, key, { ms: impatient.config.timeoutMs });
    } else if (step !== 'campDays') await goTo(context, step);
  },
};
