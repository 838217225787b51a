import InfoIcon from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { useCallback, useState, type SyntheticEvent } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';
import { TextField } from './TextField.tsx';

const Reason = styled('div')(({ theme }) => ({
  '& p': {
    display: 'flex',
    gap: theme.spacing(2),
    margin: theme.spacing(2, 0, 0),
    padding: theme.spacing(2, 3),
    borderRadius: theme.tokens.fieldRadius,
    border: `1px solid ${theme.colours.line}`,
    backgroundColor: theme.colours.noticeSoft,
    fontSize: '0.9375rem',
    lineHeight: 1.45,
  },
  '& svg': { flex: 'none', fontSize: '1.25rem', color: theme.colours.inkQuiet, marginTop: '0.05em' },
}));

export interface EmailRepeatFieldProps {
  /** The spec's field name. */
  name: string;
  label: MessageKey;
  autoComplete?: string;
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
      <Reason role="status">
        {blocked && (
          <p>
            <InfoIcon aria-hidden />
            <span>{t('field.pasteBlocked')}</span>
          </p>
        )}
      </Reason>
    </div>
  );
}
