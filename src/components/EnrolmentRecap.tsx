import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { shortDate, type Day } from '../domain/days.ts';
import type { KidParentValues } from '../domain/enrolment.ts';
import type { FormStep } from '../domain/steps.ts';
import { t, type MessageKey } from '../messages/messages.ts';
import { dayLines } from './dayLines.ts';
import { isPlainClick } from './isPlainClick.ts';

export interface EnrolmentRecapProps {
  /** What the child and parent form holds. */
  kidParent: KidParentValues;
  /** The days of the enrolment, in calendar order. */
  days: readonly Day[];
  /** Where each part can be changed; a camp without day step has no link for its days. */
  changes: { step: FormStep; href: string }[];
  /** Goes there without loading the page anew. */
  onGo: (step: FormStep) => void;
}

const Card = styled('section')(({ theme }) => ({
  padding: theme.spacing(5, 4),
  border: `1px solid ${theme.colours.line}`,
  borderRadius: theme.tokens.cardRadius,
  backgroundColor: theme.colours.surface,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& dl, & dd, & p': { margin: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: theme.spacing(4),
    paddingTop: theme.spacing(4),
  },
  '& dt': { color: theme.colours.inkQuiet, fontSize: theme.typography.body2.fontSize },
  '& dd:first-of-type': { gridColumn: 1 },
  '& dd + dd': { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(6, 7) },
}));

const Change = styled(Link)({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });

/** What is about to be confirmed, in a few lines, each with the way back to where it was filled in. */
export function EnrolmentRecap({ kidParent, days, changes, onGo }: EnrolmentRecapProps) {
  const parts: { label: MessageKey; lines: string[]; step: FormStep }[] = [
    {
      label: 'recap.child',
      lines: [`${kidParent.subscriber_FirstName} ${kidParent.subscriber_LastName}`],
      step: 'kidParent',
    },
    { label: 'recap.days', lines: dayLines(days, shortDate), step: 'campDays' },
    {
      label: 'recap.parent',
      lines: [
        `${kidParent.subscriber_Parent_FirstName} ${kidParent.subscriber_Parent_LastName}`,
        kidParent.subscriber_Parent_Email,
        kidParent.subscriber_Parent_Phone,
      ],
      step: 'kidParent',
    },
  ];

  return (
    <Card>
      <h2>{t('recap.heading')}</h2>
      <dl>
        {parts.map(({ label, lines, step }) => {
          const change = changes.find((way) => way.step === step);
          const go = (event: MouseEvent) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onGo(step);
          };
          return (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </dd>
              {change && (
                <dd>
                  <Change
                    href={change.href}
                    onClick={go}
                    aria-label={t('recap.changeOf', { part: t(label).toLowerCase() })}
                  >
                    {t('recap.change')}
                  </Change>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
