import MailIcon from '@mui/icons-material/MailOutlineRounded';
import Link from '@mui/material/Link';
import { useWords } from '../../messages/useWords.ts';
import { breakable } from '../messages/breakable.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

export interface OptionNoteProps {
  /** The e-mail address of the secretariat. */
  secretariatEmail: string;
}

/** A note to e-mail the secretariat about an extra option. */
export function OptionNote({ secretariatEmail }: OptionNoteProps) {
  const { t } = useWords();
  return (
    <Notice tone="notice" icon={<MailIcon />}>
      {t('extraOptions.note')}{' '}
      <Link href={`mailto:${secretariatEmail}`} aria-label={secretariatEmail}>
        {/* Chromium has a space in the name where the address may break. */}
        {breakable(secretariatEmail)}
      </Link>
    </Notice>
  );
}
