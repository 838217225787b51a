import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Link from '@mui/material/Link';
import { useWords } from '../../messages/useWords.ts';

export interface OtherCampLinkProps {
  /** The address of the camp listing of this theme. */
  href: string;
}

/** The link to the camp listing, for a child that is too old or too young, or a full camp. */
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
