import Check from '@mui/icons-material/CheckRounded';
import ReferenceIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import MailIcon from '@mui/icons-material/MailOutlineRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { longDate, type Day } from '../domain/days.ts';
import { t } from '../messages/messages.ts';
import { CampScene } from './CampScene.tsx';
import { dayLines } from './dayLines.ts';
import { STEP_TITLES } from './stepTitles.ts';

export interface ThankYouProps {
  /** Who is enrolled. */
  childFirstName: string;
  /** The days of the enrolment, in calendar order. */
  days: readonly Day[];
  /** The camp's name. */
  themeName: string;
  /** The camp's place. */
  locationName: string;
  /** Shown when the organisation's system gave one. */
  reference?: string;
  /** Whose camps these are, as its parents know it. */
  organisationName: string;
  /** The organisation's website. */
  organisationUrl: string;
  /** Of the parent. */
  email: string;
  /** The heading, which takes the focus. */
  ref?: Ref<HTMLHeadingElement>;
}

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  overflowWrap: 'anywhere',
  '& p, & dl, & dd, & ul': { margin: 0 },
}));

const Done = styled('p')(({ theme }) => ({ color: theme.colours.action, fontWeight: 700 }));

const Greeting = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: theme.spacing(1, 0, 0),
  [theme.breakpoints.up('sm')]: { fontSize: '2.25rem' },
}));

const Card = styled('section')(({ theme }) => ({
  backgroundColor: theme.colours.surface,
  border: `1px solid ${theme.colours.line}`,
  borderRadius: theme.tokens.cardRadius,
  padding: theme.spacing(5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(6) },
  '& h2': { ...theme.typography.h2, margin: theme.spacing(0, 0, 3) },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& dt': { color: theme.colours.inkQuiet, fontSize: theme.typography.body2.fontSize },
  '& dd': { fontWeight: 600 },
  [theme.breakpoints.up('sm')]: {
    '& > div': { display: 'grid', gridTemplateColumns: '140px minmax(0, 1fr)', alignItems: 'baseline' },
  },
}));

const Plain = styled('ul')({ listStyle: 'none', padding: 0 });

const Ahead = styled(Plain)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: theme.spacing(3) },
  '& svg': { color: theme.colours.action },
}));

const Home = styled(Button)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { justifySelf: 'start' },
}));

/** The thank-you page (spec 2, /success): the child by name, what is booked, what happens next, and the way home. */
export function ThankYou({
  childFirstName: name,
  days,
  themeName,
  locationName,
  reference,
  organisationName,
  organisationUrl,
  email,
  ref,
}: ThankYouProps) {
  return (
    <Page>
      <CampScene />
      <div>
        <Done>{t(STEP_TITLES.success)}</Done>
        <Greeting ref={ref} tabIndex={-1}>
          {t('thankYou.title', { name })}
        </Greeting>
      </div>
      <Card>
        <Facts>
          <div>
            <dt>{t('thankYou.camp')}</dt>
            <dd>
              {themeName}
              <br />
              {locationName}
            </dd>
          </div>
          <div>
            <dt>{t('thankYou.days')}</dt>
            <dd>
              <Plain>
                {dayLines(days, longDate).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Plain>
            </dd>
          </div>
          {reference && (
            <div>
              <dt>{t('thankYou.reference')}</dt>
              <dd>{reference}</dd>
            </div>
          )}
        </Facts>
      </Card>
      <Card>
        <h2>{t('thankYou.next')}</h2>
        <Ahead>
          <li>
            <Check aria-hidden />
            <span>{t('thankYou.nextBooked', { name })}</span>
          </li>
          <li>
            <MailIcon aria-hidden />
            <span>{t('thankYou.nextMail', { organisation: organisationName, email })}</span>
          </li>
          {reference && (
            <li>
              <ReferenceIcon aria-hidden />
              <span>{t('thankYou.nextReference')}</span>
            </li>
          )}
        </Ahead>
      </Card>
      <Home variant="contained" href={organisationUrl}>
        {t('thankYou.back', { organisation: organisationName })}
      </Home>
    </Page>
  );
}
