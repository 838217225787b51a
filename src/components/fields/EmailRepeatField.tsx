import { styled } from '@mui/material/styles';
import { useCallback, useState, type SyntheticEvent } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';
import { Notice } from '../Notice.tsx';
import { TextField } from './TextField.tsx';

const Reason = styled('div')(({ theme }) => ({
  fontSize: '0.9375rem',
  '& > *': { marginTop: theme.spacing(2) },
}));

export interface EmailRepeatFieldProps {
  /** The spec's field name. */
  name: string;
  /** The words above the field. */
  label: MessageKey;
  /** What the browser may fill in by itself. */
  autoComplete?: string;
  /** Takes no input, and looks so. The wizard disables nothing, not even while it waits. */
  disabled?: boolean;
}

/**
 * The e-mail address once more. Pasting and dropping are blocked (spec 2), with the reason shown and announced;
 * typing, autofill and dictation work.
 */
export function EmailRepeatField(props: EmailRepeatFieldProps) {
  const [blocked, setBlocked] = useState(false);
  const block = useCallback((event: SyntheticEvent) => {
    event.preventDefault();
    setBlocked(true);
  }, []);
  const forget = useCallback(() => setBlocked(false), []);

  return (
    <div>
      <TextField {...props} type="email" inputMode="email" onPaste={block} onDrop={block} onType={forget} />
      <Reason role="status">{blocked && <Notice tone="notice">{t('field.pasteBlocked')}</Notice>}</Reason>
    </div>
  );
}
