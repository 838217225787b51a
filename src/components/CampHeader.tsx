import VoucherIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import Link from '@mui/material/Link';
import { styled, useTheme } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import type { Camp } from '../domain/camp.ts';
import { t } from '../messages/messages.ts';
import { pageColumn } from '../theme/pageColumn.ts';
import { isPlainClick } from './isPlainClick.ts';
import { Notice } from './Notice.tsx';

export interface CampHeaderProps {
  /** Whose camps these are, as its parents know it. */
  organisationName: string;
  /** Where cancelling leads. */
  organisationUrl: string;
  /** Null while the camp is not there; with `nav` its place is kept, for it is coming. */
  camp: Camp | null;
  /** Whether the notice about vouchers is shown (spec 1). */
  voucherInUse: boolean;
  /** Called before the browser leaves for `organisationUrl`; absent when there is nothing left to cancel. */
  onCancel?: () => void;
  /** The steps; absent on the thank-you page. */
  nav?: ReactNode;
  /** The error box, directly under the header. */
  children?: ReactNode;
}

const Band = styled('div')(({ theme }) => ({
  backgroundColor: theme.colours.surface,
  borderBottom: `1px solid ${theme.colours.line}`,
}));

const Column = styled('div')(({ theme }) => ({ ...pageColumn(theme) }));

// On narrow screens the camp stands under the first line, and with large text 'Annuleren' may too.
const Top = styled(Column)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(6),
  paddingBlock: theme.spacing(2, 3),
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr) auto',
    paddingBlock: theme.spacing(3),
  },
}));

const Brand = styled('div')(({ theme }) => ({
  flex: '1 1 7em',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minWidth: 0,
  fontFamily: theme.tokens.headingFont,
  fontWeight: theme.tokens.headingWeight,
  overflowWrap: 'anywhere',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.3,
  [theme.breakpoints.up('sm')]: { fontSize: theme.typography.body1.fontSize },
  '& > svg': {
    flex: 'none',
    width: 32,
    height: 32,
    marginLeft: -4,
    color: theme.colours.action,
    forcedColorAdjust: 'auto',
  },
}));

const CampName = styled('div')(({ theme }) => ({
  order: 2,
  flex: '1 1 100%',
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: 1.35,
  '& > p': { margin: 0 },
  '& > p:empty': {
    height: '1em',
    width: '10em',
    maxWidth: '100%',
    marginBlock: '0.175em',
    borderRadius: '0.5em',
    backgroundColor: theme.colours.line,
    opacity: 0.6,
  },
  '& > p:empty:first-of-type': { width: '7em' },
  '& > p:first-of-type': { fontWeight: 700 },
  '& > p + p': { color: theme.colours.inkQuiet, fontSize: theme.typography.body2.fontSize },
  [theme.breakpoints.up('md')]: {
    order: 0,
    paddingLeft: theme.spacing(6),
    borderLeft: `1px solid ${theme.colours.line}`,
  },
}));

const Cancel = styled(Link)(({ theme }) => ({
  order: 1,
  gridColumn: 3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.colours.inkQuiet,
  textDecorationColor: 'currentcolor',
  fontWeight: 500,
  '&:hover': { color: theme.colours.action },
}));

const Steps = styled(Column)(({ theme }) => ({
  paddingBottom: theme.spacing(1),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(2, 4) },
}));

const Below = styled(Column)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '&:not(:empty)': { paddingTop: theme.spacing(4) },
}));

type MastheadProps = Pick<CampHeaderProps, 'organisationName' | 'organisationUrl' | 'camp' | 'onCancel'> & {
  /** Whether the camp has a place, be it there or not. */
  hasCamp: boolean;
};

/** Who organises, which camp and where, and the way out. */
const Masthead = memo(function Masthead(props: MastheadProps) {
  const { organisationName, organisationUrl, camp, hasCamp, onCancel } = props;
  const { logoPath } = useTheme().tokens;
  return (
    <Top>
      <Brand>
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={logoPath} fill="currentColor" />
        </svg>
        <span>{organisationName}</span>
      </Brand>
      {hasCamp && (
        <CampName>
          <p>{camp?.themeName}</p>
          <p>{camp?.locationName}</p>
        </CampName>
      )}
      {onCancel && (
        <Cancel href={organisationUrl} onClick={(event) => isPlainClick(event) && onCancel()}>
          {t('campHeader.cancel')}
        </Cancel>
      )}
    </Top>
  );
});

/**
 * The top of every screen (spec 1): who organises, which camp and where, the way out, the voucher notice, the steps,
 * and under them whatever went wrong.
 */
export function CampHeader({ voucherInUse, nav, children, ...masthead }: CampHeaderProps) {
  return (
    <header>
      <Band>
        <Masthead {...masthead} hasCamp={Boolean(masthead.camp ?? nav)} />
        {nav && <Steps>{nav}</Steps>}
      </Band>
      <Below>
        {voucherInUse && (
          <Notice tone="notice" icon={<VoucherIcon aria-hidden />}>
            {t('campHeader.voucher')}
          </Notice>
        )}
        {children}
      </Below>
    </header>
  );
}
