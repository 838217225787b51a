import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { FormStep } from '../../domain/steps.ts';
import { useWords } from '../../messages/useWords.ts';
import { breakable } from '../messages/breakable.ts';
import { enrolmentGroups, type EnrolmentAnswers, type EnrolmentGroup } from './enrolmentGroups.ts';
import { goToField } from '../../ui/form/goToField.ts';

export interface EnrolmentRecapProps extends EnrolmentAnswers {
  /** The URLs of the steps that can be changed; a camp without day step has none for its days. */
  changes?: { step: FormStep; href: string }[];
  /** The group the parent returns from: the key of its label, such as `recap.address`. */
  changed?: string;
  /** A ref to the link of that group, for the focus. */
  changedRef?: Ref<HTMLAnchorElement>;
}

interface ChangeLinkProps {
  group: EnrolmentGroup;
  /** The URL of its step. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

function ChangeLink({ group: { label, field }, href, ref }: ChangeLinkProps) {
  const { t } = useWords();
  const name = t('recap.changeOf', { part: t(label).toLowerCase() });
  const linkProps = { ref, underline: 'hover', 'aria-label': name } as const;
  return field ? (
    <Link
      {...linkProps}
      href={`#${field}`}
      onClick={(event) => {
        event.preventDefault();
        goToField(field, event.currentTarget);
      }}
    >
      {t('recap.change')}
    </Link>
  ) : (
    // The opened step leads back to here (`changed`).
    <Link {...linkProps} component={RouterLink} to={href} state={{ changing: label }}>
      {t('recap.change')}
    </Link>
  );
}

const Root = styled(Card, { name: 'CampEnrolmentRecap', slot: 'root' })<{
  ownerState: EnrolmentRecapProps;
  component: 'section';
}>();

/** With large text the link of a group stands below its lines, so that dates and words stay whole. */
const SIDE_BY_SIDE = '@container (min-width: 14rem)';

/** The summary of the enrolment by group, each with a link to its step. */
export function EnrolmentRecap(inProps: EnrolmentRecapProps) {
  const props = useThemeProps({ props: inProps, name: 'CampEnrolmentRecap' });
  const { changes = [], changed, changedRef, ...answers } = props;
  const words = useWords();
  const { t } = words;
  return (
    <Root className="CampEnrolmentRecap-root" ownerState={props} component="section">
      <CardContent>
        <Typography variant="h2">{t('recap.heading')}</Typography>
        <Stack
          component="dl"
          spacing={4}
          sx={{ m: 0, mt: 4, overflowWrap: 'anywhere', containerType: 'inline-size' }}
        >
          {enrolmentGroups(words, answers).map((group) => {
            const href = changes.find(({ step }) => step === group.step)?.href;
            return (
              <Box
                key={group.label}
                sx={{
                  display: 'grid',
                  columnGap: 4,
                  '&:not(:first-of-type)': { pt: 4, borderTop: 1, borderColor: 'divider' },
                  [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
                }}
              >
                <Typography component="dt" variant="body2" color="textSecondary">
                  {t(group.label)}
                </Typography>
                <Typography component="dd" sx={{ gridColumn: 1 }}>
                  {group.lines.map((line, index) => (
                    <Typography key={`${index} ${line}`}>{breakable(line)}</Typography>
                  ))}
                </Typography>
                {href && (
                  <Typography
                    component="dd"
                    sx={{ [SIDE_BY_SIDE]: { gridColumn: 2, gridRow: '1 / span 2' } }}
                  >
                    <ChangeLink
                      ref={changed === group.label ? changedRef : undefined}
                      group={group}
                      href={href}
                    />
                  </Typography>
                )}
              </Box>
            );
          })}
        </Stack>
      </CardContent>
    </Root>
  );
}
