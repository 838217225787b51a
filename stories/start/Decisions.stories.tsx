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
        why: 'Links to steps that cannot be opened yet would promise what they cannot keep. A finished step stays a link when the parent goes back, also after a failed save. The browser’s Back moves one step, and every answer stays.',
        see: 'wizard-wizardsaverefused--offline',
      },
      {
        what: 'Cancelling asks first, but only a parent who gave answers.',
        why: 'Annuleren erases everything. Without answers, the parent leaves at once.',
        see: 'messages-leavedialog--answers-will-be-lost',
      },
      {
        what: 'The way forward is never greyed out.',
        why: 'A grey button does not say why. Pressing it puts what is missing in a list above the form, with a link to each field, and the focus on the first.',
        see: 'messages-errorsummary--three-problems',
      },
      {
        what: 'The list of problems stays as it was found.',
        why: 'One that shrinks while the parent mends would move the very field that is being typed in.',
      },
      {
        what: 'A changed form is submitted again.',
        why: 'Whoever goes back and changes a name passes that step again, so that what is confirmed is what was checked.',
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
        why: 'The calendar of the sidebar shows where the week lies, and can be walked through month by month. It is no second way to choose, so there is one thing to learn.',
        see: 'days-daycalendar--three-of-five-days-chosen',
      },
    ],
  },
  {
    about: 'When something goes wrong',
    decisions: [
      {
        what: 'A server’s own words are never shown.',
        why: 'Codes come in, our sentences go out. What nobody knows is said as a general problem.',
        see: 'wizard-wizardsaverefused--unknown-code',
      },
      {
        what: 'Nothing a parent typed is lost.',
        why: 'A refused enrolment goes back to the first step with every answer kept, and one press sends it again. It books once, also when the first answer was lost on its way, and also after a reload: the tab keeps a digest of what was sent and its key, never the data.',
        see: 'steps-confirmation--resending',
      },
      {
        what: 'The camp is asked for again before the child form and the confirmation.',
        why: 'A lost seat or another price is shown there and not at the end. Nothing waits for it.',
        see: 'wizard-wizard--price-changed',
      },
      {
        what: 'Kept answers expire after two hours.',
        why: 'A reload finds the answers again, but the next person at a shared computer does not.',
      },
      {
        what: 'Two problems may be said together.',
        why: 'A camp that is full and a voucher that is old are both true, and the parent can act on each.',
      },
    ],
  },
  {
    about: 'Trust',
    decisions: [
      {
        what: 'A national number and anything medical are never kept by the browser.',
        why: 'Everything else survives a reload of the tab. These are asked again, and all is wiped on success and on cancel.',
      },
      {
        what: 'The medical sheet is confirmed in a window that cannot be clicked away.',
        why: 'Neither Escape nor a click beside it closes it: it asks for one of two answers, and says which.',
        see: 'medical-medicalsheetdialog--with-medical-data',
      },
      {
        what: 'A found sheet never overwrites.',
        why: 'It fills what the parent has left alone, and goes when another child is named.',
      },
      {
        what: 'Mails are free to refuse.',
        why: 'That consent starts unticked. Only the use of the data for this enrolment is asked for.',
        see: 'fields-consentblock--untouched',
      },
      {
        what: 'Only pasting is blocked in the repeated e-mail address.',
        why: 'It says why, and hears password managers and dictation as ever.',
        see: 'fields-emailrepeatfield--paste-blocked',
      },
    ],
  },
];

/** What was chosen, and why, for those who design on. */
export const Decisions: StoryObj = {
  render: () => (
    <Page
      title="Decisions"
      lead="What was chosen where more than one way was open, and why. Disagree with one? Start from its reason."
    >
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
