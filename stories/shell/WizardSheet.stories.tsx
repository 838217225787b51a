import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Wizard } from '../../src/shell/Wizard.tsx';
import {
  recordRequests,
  neverAnswers,
  noSheet,
  offline,
  serverBusy,
  serverDown,
  sheetFound,
  type RecordedRequest,
} from '../../src/testing/responses.ts';
import { atWizard, impatient } from '../support/wizard/atWizard.ts';
import { pressBack } from '../support/wizard/browser.tsx';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { link } from '../support/wizard/links.ts';
import { inventedNationalNr, KID_PARENT, MEDICAL_INFO } from '../../src/testing/people.ts';
import { field, fillIn, goTo, isAt, reads, submit } from '../support/plays/walk.ts';
import { t } from '../support/record/recording.ts';

const camp = flexibleCamp();

/** The medical step requests the child's existing sheet once. */
const meta = {
  ...atWizard,
  tags: ['!autodocs'],
  component: Wizard,
  parameters: { layout: 'fullscreen', ...link(camp) },
} satisfies Meta<typeof Wizard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const LookingForTheSheet: Story = {
  parameters: link(camp, neverAnswers('medicalSheet')),
  play: async (context) => {
    await goTo(context, 'medicalForm');
    await reads(context, 'loading.medical');
  },
};

/** The server is busy: the page says so and retries. The parent can fill in the sheet meanwhile. */
export const ServerBusy: Story = {
  parameters: link(camp, serverBusy('medicalSheet', 60)),
  play: async (context) => {
    await goTo(context, 'medicalForm');
    await reads(context, 'rush.busy');
    await expect(field(context, 'subscriber_takeMedication')).toBeEnabled();
  },
};

const sheetRequests = fn<(request: RecordedRequest) => void>();

/** The request has both national numbers, the parent's in a header. */
export const SheetFound: Story = {
  parameters: link(camp, recordRequests('medicalSheet', sheetRequests), sheetFound(MEDICAL_INFO)),
  play: async (context) => {
    await goTo(context, 'medicalForm');
    await reads(context, 'medicalForm.sheetFound');
    await waitFor(() => expect(field(context, 'subscriber_allergy1_name')).toHaveValue('Noten'));
    const [request] = sheetRequests.mock.calls[0] ?? [];
    await expect(request?.query).toEqual({
      key: context.args.config.apiKey,
      nationalNr: KID_PARENT.subscriber_NationalNr,
    });
    await expect(request?.headers['x-parent-national-nr']).toBe(KID_PARENT.subscriber_Parent_NationalNr);
  },
};

/** For another child the sheet is cleared and requested again. */
export const AnotherChild: Story = {
  tags: ['behaviour'],
  parameters: SheetFound.parameters,
  play: async (context) => {
    await SheetFound.play?.(context);
    await pressBack();
    await isAt(context, 'kidParent');
    await fillIn(context, {
      subscriber_FirstName: 'Mats',
      subscriber_NationalNr: inventedNationalNr(2017),
    });
    context.msw.use(recordRequests('medicalSheet', sheetRequests), noSheet());
    await submit(context);
    await isAt(context, 'medicalForm');
    await reads(context, 'medicalForm.noSheet');
    await expect(sheetRequests).toHaveBeenCalledTimes(2);
    await expect(field(context, 'subscriber_takeMedication')).not.toBeChecked();
    await expect(field(context, 'subscriber_allergy')).not.toBeChecked();
    await expect(field(context, 'subscriber_remarks')).toHaveValue('');
  },
};

/** A missing sheet is never shown as an error: the parent fills it in. */
const none: Play = async (context) => {
  await goTo(context, 'medicalForm');
  await reads(context, 'medicalForm.noSheet');
  await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
};

export const ServerDown: Story = {
  tags: ['behaviour'],
  parameters: link(camp, serverDown('medicalSheet')),
  play: none,
};
export const Offline: Story = {
  tags: ['behaviour'],
  parameters: link(camp, offline('medicalSheet')),
  play: none,
};
export const TimeOut: Story = {
  tags: ['behaviour'],
  args: impatient,
  parameters: link(camp, neverAnswers('medicalSheet')),
  play: none,
};

/** A double click in the dialog goes one step forward: Back leads to the sheet. */
export const ConfirmedTwice: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await none(context);
    await submit(context);
    const button = await screen.findByRole('button', { name: t('medicalSheetDialog.nothing') });
    button.click();
    button.click();
    await isAt(context, 'confirmation');
    await pressBack();
    await isAt(context, 'medicalForm');
  },
};
