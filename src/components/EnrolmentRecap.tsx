import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ConfirmationValues } from '../domain/enrolment.ts';
import type { FormStep } from '../domain/steps.ts';
import { t, type MessageKey } from '../messages/messages.ts';
import { enrolmentGroups, type EnrolmentAnswers, type EnrolmentGroup } from './enrolmentGroups.ts';
import { goToField } from './goToField.ts';

export interface EnrolmentRecapProps extends EnrolmentAnswers {
  /** The addresses where each part can be changed; a camp without day step has no link for its days. */
  changes: { step: FormStep; href: string }[];
  /** The group that the parent went to change and comes back from: the view and the focus go to its link. */
  changed?: string;
}

/** The field of the one group that is filled in on the same screen. */
const OPTION: keyof ConfirmationValues = 'subscription_Remark';

interface ChangeLinkProps {
  label: MessageKey;
  /** Where it can be changed; absent on the same screen. */
  href?: string;
  /** If `true`, it was changed just now. */
  isChanged: boolean;
}

function ChangeLink({ label, href, isChanged }: ChangeLinkProps) {
  const name = t('recap.changeOf', { part: t(label).toLowerCase() });
  const look = { underline: 'hover', 'aria-label': name, 'data-changed': isChanged || undefined } as const;
  return href === undefined ? (
    <Link
      {...look}
      href={`#${OPTION}`}
      onClick={(event) => {
        event.preventDefault();
        goToField(OPTION);
      }}
    >
      {t('recap.change')}
    </Link>
  ) : (
    // The step that is opened leads back to here (`changed`).
    <Link {...look} component={RouterLink} to={href} state={{ changing: label }}>
      {t('recap.change')}
    </Link>
  );
}

/** What is about to be confirmed, group by group, each with a link to where it was filled in. */
export function EnrolmentRecap({ changes, changed, ...answers }: EnrolmentRecapProps) {
  const wayTo = ({ step }: EnrolmentGroup) => changes.find((way) => way.step === step);
  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h2">{t('recap.heading')}</Typography>
        <Stack component="dl" spacing={4} sx={{ m: 0, mt: 4, overflowWrap: 'anywhere' }}>
          {enrolmentGroups(answers).map((group) => (
            <Box
              key={group.label}
              sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 4 }}
            >
              <Typography component="dt" variant="body2" color="textSecondary">
                {t(group.label)}
              </Typography>
              <Box component="dd" sx={{ m: 0, gridColumn: 1 }}>
                {group.lines.map((line, place) => (
                  <Typography key={`${place} ${line}`}>{line}</Typography>
                ))}
              </Box>
              {wayTo(group) && (
                <Box component="dd" sx={{ m: 0, gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' }}>
                  <ChangeLink
                    label={group.label}
                    href={group.step === 'confirmation' ? undefined : wayTo(group)?.href}
                    isChanged={changed === group.label}
                  />
                </Box>
              )}
            </Box>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
