import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Link from '@mui/material/Link';
import { useWords } from '../../messages/useWords.ts';

export interface OtherCampLinkProps {
  /** The address of the camp listing of this theme. */
  href: string;
}

/** The link to the camp listing, where this camp does not suit: a child of another age, or a new price. */
export function OtherCampLink({ href }: OtherCampLinkProps) {
  const { t } = useWords();
  return (
    <Link href={href} underline="hover">
      {/* Keeps the arrow on the line of the last word. */}
      <span>
        {t('otherCamp.link')}
        {'\u00a0'}
        <ArrowForward fontSize="small" sx={{ verticalAlign: 'text-bottom' }} />
      </span>
    </Link>
  );
}
