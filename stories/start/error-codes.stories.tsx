import CheckIcon from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorBox } from '../../src/components/messages/ErrorBox.tsx';
import { ERROR_CODES, type Problem } from '../../src/domain/errorCodes.ts';
import { FAILURES, type Failure } from '../support/catalogue/failures.ts';
import { WIZARD_CONFIG } from '../support/data/wizardConfig.ts';
import { failureLink, Page, Quiet, Section, Table } from './page/Page.tsx';
import { t } from '../support/record/recording.ts';

const meta = {
  tags: ['wide', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

/** When each call is made. */
const MOMENTS: Record<Failure['call'], string> = {
  validateVoucher: 'opening a link with a voucher',
  camps: 'opening the link',
  checkDiscounts: 'leaving the child and parent form',
  medicalInfo: 'opening the medical sheet',
  saveWebSubscription: 'confirming',
};

const CALLS = Object.keys(MOMENTS) as Failure['call'][];
const ENDS = [...ERROR_CODES, ...new Set(FAILURES.map(({ how }) => how))].filter(
  (how, index, all) => all.indexOf(how) === index,
);

const isCode = (how: string) => ERROR_CODES.some((code) => code === how);

const Ending = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& a': { display: 'flex' },
  '& code': { overflowWrap: 'normal' },
}));

const Boxes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  marginTop: theme.spacing(5),
}));

/** The same as the table, for a narrow screen. */
function CallList() {
  return CALLS.map((call) => (
    <section key={call} style={{ marginTop: 24 }}>
      <h3>
        <code>{call}</code> <Quiet>· {MOMENTS[call]}</Quiet>
      </h3>
      <ul>
        {FAILURES.filter((failure) => failure.call === call).map((failure) => (
          <li key={failure.how}>
            <a {...failureLink(failure)}>{failure.how}</a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

const PROBLEMS: Problem[] = [
  ...ERROR_CODES.map((code) => ({ code })),
  { code: 'INVALID', transport: { kind: 'network' } },
  { code: 'INVALID', transport: { kind: 'timeout', ms: WIZARD_CONFIG.timeoutMs } },
  { code: 'INVALID', transport: { kind: 'aborted' } },
];

const TRANSPORTS = { network: 'no connection', timeout: 'time-out', aborted: 'request aborted' };

/** Every way a call can fail, where it is shown, and the next action. */
export const ErrorCodes: StoryObj = {
  name: 'Error codes',
  render: () => (
    <Page
      title="Error codes"
      lead="Five calls can fail, each at its own moment. The server answers with a code; the sentences are the wizard’s own."
    >
      <nav aria-label="Contents">
        <ul>
          <li>
            <a href="#calls">Errors by API call</a>
          </li>
          <li>
            <a href="#boxes">What the parent reads and can do</a>
          </li>
          <li>
            <a href="#camps">A camp that cannot be shown</a>
          </li>
        </ul>
      </nav>
      <Section
        id="calls"
        title="Errors by API call"
        help="Each links to the whole wizard, in which the call fails. Without an error code, the message key is shown."
      >
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Table>
            <thead>
              <tr>
                <th scope="col">What happened</th>
                {CALLS.map((call) => (
                  <th key={call} scope="col">
                    <code>{call}</code>
                    <br />
                    <Quiet>{MOMENTS[call]}</Quiet>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ENDS.map((how) => (
                <tr key={how}>
                  <th scope="row">
                    <code>{how}</code>
                  </th>
                  {CALLS.map((call) => {
                    const failure = FAILURES.find((each) => each.call === call && each.how === how);
                    return (
                      <td key={call} lang="nl-BE" title={failure?.messages.map((key) => t(key)).join(' ')}>
                        {failure && (
                          <Ending lang="en">
                            <a {...failureLink(failure)} aria-label={`${call} ends with ${how}: a story`}>
                              <CheckIcon fontSize="small" />
                            </a>
                            {!isCode(how) && <code>{failure.messages[0]?.split('.').at(-1)}</code>}
                          </Ending>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Table>
        </Box>
        <Box sx={{ display: { md: 'none' } }}>
          <CallList />
        </Box>
      </Section>
      <Section
        id="boxes"
        title="What the parent reads and can do"
        help="The cause in bold, what the parent can do in one to three sentences, and a link or button. The error box is directly under the header and gets the focus."
      >
        <Boxes lang="nl-BE">
          {PROBLEMS.map((problem) => (
            <div key={`${problem.code} ${problem.transport?.kind ?? ''}`}>
              <h3 lang="en">
                <code>{problem.code}</code>{' '}
                {problem.transport && <Quiet>· {TRANSPORTS[problem.transport.kind]}</Quiet>}
              </h3>
              <ErrorBox problem={problem} {...WIZARD_CONFIG} onRetry={() => undefined} />
            </div>
          ))}
        </Boxes>
      </Section>
      <Section
        id="camps"
        title="A camp that cannot be shown"
        help="Without a camp there is no step to show. The page says why, and offers to try again."
      >
        <ul lang="nl-BE">
          {FAILURES.filter(
            ({ call, messages }) => call === 'camps' && messages[0]?.startsWith('campProblem.'),
          ).map(({ how, messages }) => (
            <li key={how}>
              <span lang="en">{how}: </span>
              {messages.map((key) => t(key, { ms: WIZARD_CONFIG.timeoutMs })).join('. ')}
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
};
