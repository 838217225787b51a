import MailIcon from '@mui/icons-material/MailOutlineRounded';
import Link from '@mui/material/Link';
import { useWords } from '../../messages/useWords.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

export interface OptionNoteProps {
  /** The e-mail address of the secretariat. */
  secretariatEmail: string;
}

/** A note to e-mail the secretariat about an extra option. */
export function OptionNote({ secretariatEmail }: OptionNoteProps) {
  const { t } = useWords();
  const [name, domain] = secretariatEmail.split('@');
  return (
    <Notice tone="notice" icon={<MailIcon aria-hidden />}>
      {t('extraOptions.note')}{' '}
      <Link href={`mailto:${secretariatEmail}`} aria-label={secretariatEmail}>
        {/* An address that does not fit breaks before its domain. Chromium has a space there in the name. */}
        {name}@<wbr />
        {domain}
      </Link>
    </Notice>
  );
}
