import MailIcon from '@mui/icons-material/MailOutlineRounded';
import Link from '@mui/material/Link';
import { useWords } from '../../messages/useWords.ts';
import { breakable } from './breakable.ts';

export interface MailLinkProps {
  /** The e-mail address. */
  email: string;
  /** The subject of the mail. It contains no data of the child. */
  subject?: string;
}

/** A link that opens a mail to the secretariat. */
export function MailLink({ email, subject }: MailLinkProps) {
  const { t } = useWords();
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  const mail = t('mailLink.mail', { email });
  return (
    <Link
      href={`mailto:${email}${query}`}
      underline="hover"
      // Chromium has a space in the name where the address may break.
      aria-label={mail}
      sx={{ maxWidth: 1, overflowWrap: 'anywhere' }}
    >
      <MailIcon fontSize="small" />
      <span aria-hidden>{breakable(mail)}</span>
    </Link>
  );
}
