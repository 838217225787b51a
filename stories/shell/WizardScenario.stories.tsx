import type { Meta, StoryObj } from '@storybook/react-vite';
import { STEPS, stepsOf, stepUrl, type Step } from '../../src/domain/steps.ts';
import type { WizardConfig } from '../../src/domain/wizardConfig.ts';
import { Wizard } from '../../src/shell/Wizard.tsx';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { KID_PARENT } from '../../src/testing/people.ts';
import { campFound } from '../../src/testing/responses.ts';
import type { Failure } from '../support/catalogue/failures.ts';
import { chooseDays, enrol, fillIn, goTo, isAt, reads, submit, type Place } from '../support/plays/walk.ts';
import { atWizard, impatient } from '../support/wizard/atWizard.ts';
import { answerOf } from '../support/wizard/answerOf.ts';
import { link, VOUCHER } from '../support/wizard/links.ts';
import { FAILURE_NAMES, NONE, scenarioOf, type Choices } from '../support/wizard/scenario.ts';

interface Controls extends Choices {
  config: WizardConfig;
  /** The step that is opened, if no call fails. */
  step: Step;
}

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
    config: { table: { disable: true } },
    // Its presets are names, which the address has.
    camp: { type: 'string' },
    voucher: { type: 'boolean' },
    step: { type: 'string', control: 'select', options: STEPS, if: { arg: 'failure', eq: NONE } },
    failure: { type: 'string', control: 'select', options: FAILURE_NAMES },
  },
  parameters: {
    layout: 'fullscreen',
    ...link(flexibleCamp()),
    route: (choices: Choices) => {
      const { camp, hasVoucher } = scenarioOf(choices);
      return `${stepUrl('campDays', camp.id)}${hasVoucher ? `&voucher=${VOUCHER}` : ''}`;
    },
  },
  render: (args) => (
    <Wizard config={scenarioOf(args).failure?.how === 'time-out' ? impatient.config : args.config} />
  ),
} satisfies Meta<Controls>;
export default meta;

export const AnyFailure: StoryObj<typeof meta> = {
  play: async ({ mount, args, msw, ...context }) => {
    const { camp, failure, isOpened, messages } = scenarioOf(args);
    // The first one answers.
    msw.use(...(failure ? [answerOf(failure)] : []), campFound(camp));
    await mount();
    if (isOpened) {
      const [first = 'kidParent'] = stepsOf(camp);
      await isAt(context, first);
      if (first === 'campDays' && camp.maximumDays === 1)
        await chooseDays(context, camp.activeDays.slice(0, 1));
      if (failure) await MAKE[failure.call](context);
      else if (args.step !== 'campDays') await goTo(context, args.step);
    }
    for (const key of messages) await reads(context, key, { ms: impatient.config.timeoutMs });
  },
};
