import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Card, Cards, Page, Section, storyLink } from './page/Page.tsx';

const meta = {
  title: 'Start/Decisions',
  tags: ['wide'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

interface Decision {
  what: string;
  why: ReactNode;
  /** A story in which it can be seen. */
  see?: string;
}

const DECISIONS: { about: string; decisions: Decision[] }[] = [
  {
    about: 'The way through',
    decisions: [
      {
        what: 'A finished step is a link, an unfinished one is not.',
        why: 'A step that cannot be opened yet is not a link. A finished step stays a link when the parent goes back, also after a failed save. The browser’s Back moves one step, and every answer stays.',
        see: 'wizard-wizardsaverefused--offline',
      },
      {
        what: 'Cancelling asks first, but only a parent who gave answers.',
        why: 'Annuleren erases everything. Without answers, the parent leaves at once.',
        see: 'messages-leavedialog--answers-will-be-lost',
      },
      {
        what: 'The way forward is never greyed out.',
        why: 'A disabled button does not say why. The button lists what is missing above the form, with a link to each field, and focuses the first.',
        see: 'messages-errorsummary--three-problems',
      },
      {
        what: 'The list of problems does not change while the parent corrects them.',
        why: 'A list that shrinks while the parent corrects errors would move the field under the cursor.',
      },
      {
        what: 'A changed form is submitted again.',
        why: 'A parent who goes back and changes a name submits that step again, so that only checked data is confirmed.',
      },
      {
        what: 'Before confirming, the parent sees what is confirmed.',
        why: 'Child, days and parent in a few lines, each with the way back to change it.',
        see: 'summary-enrolmentrecap--all-answers',
      },
    ],
  },
  {
    about: 'Choosing days',
    decisions: [
      {
        what: 'All days are ticked at the start.',
        why: 'Most children come the whole week. Unticking shows at once what a shorter week costs.',
        see: 'days-daygrid--all-days-preselected',
      },
      {
        what: 'Every day shows its long date.',
        why: 'A row for each week where a date has room for its three lines, a list on a phone. Screen readers read the same text.',
        see: 'days-daybox--chosen',
      },
      {
        what: 'Ticks to choose, a calendar to look at.',
        why: 'The calendar of the sidebar shows where the week is in the month. Days are chosen in one place only, so that there is one control to learn.',
        see: 'days-daycalendar--three-of-five-days-chosen',
      },
    ],
  },
  {
    about: 'When something goes wrong',
    decisions: [
      {
        what: 'A server’s own words are never shown.',
        why: 'The server sends codes, and the wizard has a sentence for each. An unknown code has the general sentence.',
        see: 'wizard-wizardsaverefused--unknown-code',
      },
      {
        what: 'Nothing a parent typed is lost.',
        why: 'A refused enrolment goes back to the first step with every answer kept, and one press sends it again. It books once, also when the first answer was lost on its way, and also after a reload: the tab keeps a digest of what was sent and its key, never the data.',
        see: 'steps-confirmation--resending',
      },
      {
        what: 'The camp is asked for again before the child form and the confirmation.',
        why: 'A lost seat or a new price is shown there and not at the end. The step does not wait for the answer.',
        see: 'wizard-wizard--price-changed',
      },
      {
        what: 'Kept answers expire after two hours.',
        why: 'A reload finds the answers again, but the next person at a shared computer does not.',
      },
      {
        what: 'Two problems can be shown together.',
        why: 'A camp can be fully booked while the voucher has expired, and the parent can act on each.',
      },
    ],
  },
  {
    about: 'Trust',
    decisions: [
      {
        what: 'National numbers and medical data are never stored in the browser.',
        why: 'All other answers survive a reload of the tab. Everything is erased after success and on cancel.',
      },
      {
        what: 'The medical sheet is confirmed in a dialog that must be answered.',
        why: 'Neither Escape nor a click outside closes it. It has two buttons.',
        see: 'medical-medicalsheetdialog--with-medical-data',
      },
      {
        what: 'A found sheet never overwrites.',
        why: 'It fills in only the fields the parent has not changed, and it is removed when the child changes.',
      },
      {
        what: 'E-mails are optional.',
        why: 'That consent starts unticked. Only the use of the data for this enrolment is asked for.',
        see: 'fields-consentblock--untouched',
      },
      {
        what: 'Only pasting is blocked in the repeated e-mail address.',
        why: 'The field says why. Password managers and dictation work.',
        see: 'fields-emailrepeatfield--paste-blocked',
      },
    ],
  },
];

/** What was chosen, and why, for those who design on. */
export const Decisions: StoryObj = {
  render: () => (
    <Page title="Decisions" lead="What was decided, and why.">
      {DECISIONS.map(({ about, decisions }) => (
        <Section key={about} title={about}>
          <Cards>
            {decisions.map(({ what, why, see }) => (
              <Card key={what}>
                <h3>{what}</h3>
                <p>{why}</p>
                {see !== undefined && (
                  <p>
                    <a {...storyLink(see)} aria-label={`See it: ${what}`}>
                      See it
                    </a>
                  </p>
                )}
              </Card>
            ))}
          </Cards>
        </Section>
      ))}
    </Page>
  ),
};
