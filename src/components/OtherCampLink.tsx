import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { t } from '../messages/messages.ts';

export interface OtherCampLinkProps {
  /** The organisation's list of camps of this theme. */
  href: string;
}

const WithArrow = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 44,
}));

/** The way to the camp listing when this camp cannot be: too old, too young, full, or taken (spec 2). */
export function OtherCampLink({ href }: OtherCampLinkProps) {
  return (
    <WithArrow href={href}>
      {t('otherCamp.link')}
      <ArrowForward aria-hidden fontSize="small" />
    </WithArrow>
  );
}
