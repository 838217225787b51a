import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Link from '@mui/material/Link';
import { t } from '../messages/messages.ts';

export interface OtherCampLinkProps {
  /** The address of the camp listing of this theme. */
  href: string;
}

/** The link to the camp listing, for a child that is too old or too young, or a camp that is full (spec 2). */
export function OtherCampLink({ href }: OtherCampLinkProps) {
  return (
    <Link href={href} underline="hover">
      {/* The arrow stays at the last word, on whichever line that is. */}
      <span>
        {t('otherCamp.link')}
        {'\u00a0'}
        <ArrowForward fontSize="small" sx={{ verticalAlign: 'text-bottom' }} />
      </span>
    </Link>
  );
}
