import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { shortDate, type Day } from '../domain/days.ts';
import type { KidParentValues } from '../domain/emptyKidParent.ts';
import type { FormStep } from '../domain/steps.ts';
import { t, type MessageKey } from '../messages/messages.ts';
import { dayLines } from './dayLines.ts';

export interface EnrolmentRecapProps {
  /** The values of the child and parent form. */
  kidParent: KidParentValues;
  /** The days of the enrolment, in calendar order. */
  days: readonly Day[];
  /** The addresses where each part can be changed; a camp without day step has no link for its days. */
  changes: { step: FormStep; href: string }[];
}

/** What is about to be confirmed, in a few lines, each with a link to the step where it was filled in. */
export function EnrolmentRecap({ kidParent, days, changes }: EnrolmentRecapProps) {
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
    <Card component="section">
      <CardContent>
        <Typography variant="h2">{t('recap.heading')}</Typography>
        <Stack component="dl" spacing={4} sx={{ m: 0, mt: 4 }}>
          {parts.map(({ label, lines, step }) => {
            const change = changes.find((way) => way.step === step);
            return (
              <Box
                key={label}
                sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 4 }}
              >
                <Typography component="dt" variant="body2" color="textSecondary">
                  {t(label)}
                </Typography>
                <Box component="dd" sx={{ m: 0, gridColumn: 1 }}>
                  {lines.map((line) => (
                    <Typography key={line}>{line}</Typography>
                  ))}
                </Box>
                {change && (
                  <Box
                    component="dd"
                    sx={{ m: 0, gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' }}
                  >
                    <Link
                      component={RouterLink}
                      to={change.href}
                      underline="hover"
                      aria-label={t('recap.changeOf', { part: t(label).toLowerCase() })}
                    >
                      {t('recap.change')}
                    </Link>
                  </Box>
                )}
              </Box>
            );
          })}
        </Stack>
      </CardContent>
    </Card>
  );
}
