import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import CheckIcon from '@mui/icons-material/CheckRounded';
import ReferenceIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import MailIcon from '@mui/icons-material/MailOutlineRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { shortDate, type Day } from '../../domain/days.ts';
import { formatEuro } from '../../domain/price.ts';
import { useWords } from '../../messages/useWords.ts';
import { breakable } from '../messages/breakable.ts';
import { CampScene } from './CampScene.tsx';
import { dayLines } from '../days/dayLines.ts';
import { Fact } from '../summary/Fact.tsx';
import { optionName } from '../confirmation/optionName.ts';
import { OptionNote } from '../confirmation/OptionNote.tsx';

export interface ThankYouProps {
  /** The first name of the child. */
  childFirstName: string;
  /** The days of the enrolment, in calendar order. */
  days: readonly Day[];
  /** The name of the camp. */
  themeName: string;
  /** The place of the camp. */
  locationName: string;
  /** The reference of the booking, if the backend returned one. */
  reference?: string;
  /** The amount to pay in cents. */
  toPayCents: number;
  /** The extra option, or empty. */
  option: string;
  /** The e-mail address of the secretariat. */
  secretariatEmail: string;
  /** The name of the organisation. */
  organisationName: string;
  /** The organisation's website. */
  organisationUrl: string;
  /** The e-mail address of the parent. */
  email: string;
  /** A PaymentDetails. */
  payment?: ReactNode;
  /** A BookingActions. */
  actions?: ReactNode;
  /** A NextChild. */
  nextChild?: ReactNode;
  /** A ref to the heading, which gets the focus. */
  ref?: Ref<HTMLHeadingElement>;
}

interface NextProps {
  icon: ReactNode;
  children: ReactNode;
}

function Next({ icon, children }: NextProps) {
  return (
    <ListItem>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{children}</ListItemText>
    </ListItem>
  );
}

/** The thank-you page (`/success`): the booking, what happens next, and a link to the organisation. */
export function ThankYou({
  childFirstName: name,
  days,
  themeName,
  locationName,
  reference,
  toPayCents,
  option,
  secretariatEmail,
  organisationName,
  organisationUrl,
  email,
  payment,
  actions,
  nextChild,
  ref,
}: ThankYouProps) {
  const { t, locale } = useWords();
  return (
    <Stack spacing={6} useFlexGap sx={{ overflowWrap: 'anywhere' }}>
      <CampScene />
      <div>
        <Typography variant="subtitle1" color="primary">
          {t('step.success')}
        </Typography>
        <Typography ref={ref} variant="h1" tabIndex={-1} sx={{ mt: 1 }}>
          {t('thankYou.title', { name })}
        </Typography>
      </div>
      <Card>
        <CardContent>
          <Stack component="dl" spacing={4} sx={{ m: 0 }}>
            {reference && <Fact label={t('thankYou.reference')}>{reference}</Fact>}
            <Fact label={t('sidebar.toPay')}>
              <Typography component="span" variant="subtitle1" sx={{ fontSize: '1.375rem' }}>
                {formatEuro(toPayCents, locale)}
              </Typography>
            </Fact>
            {option && <Fact label={t('recap.option')}>{optionName(t, option)}</Fact>}
            <Fact label={t('thankYou.camp')}>
              {[...new Set([themeName, locationName])].filter(Boolean).map((line) => (
                <div key={line}>{line}</div>
              ))}
            </Fact>
            <Fact label={t('thankYou.days')}>
              <List disablePadding>
                {dayLines(days, (day) => shortDate(day, locale)).map((line) => (
                  <ListItem key={line}>{line}</ListItem>
                ))}
              </List>
            </Fact>
          </Stack>
          {option && (
            <Box sx={{ mt: 4 }}>
              <OptionNote secretariatEmail={secretariatEmail} />
            </Box>
          )}
        </CardContent>
      </Card>
      {payment}
      {actions}
      <Card component="section">
        <CardContent>
          <Typography variant="h2">{t('thankYou.next')}</Typography>
          <List disablePadding sx={{ display: 'grid', rowGap: 3, mt: 3 }}>
            <Next icon={<CheckIcon />}>{t('thankYou.nextBooked', { name })}</Next>
            <Next icon={<MailIcon />}>
              {breakable(t('thankYou.nextMail', { organisation: organisationName, email }))}
            </Next>
            {reference && <Next icon={<ReferenceIcon />}>{t('thankYou.nextReference')}</Next>}
          </List>
        </CardContent>
      </Card>
      {nextChild}
      <Link href={organisationUrl} underline="hover" sx={{ alignSelf: 'flex-start' }}>
        <ArrowBack fontSize="small" />
        {t('thankYou.back', { organisation: organisationName })}
      </Link>
    </Stack>
  );
}
