import Box from '@mui/material/Box';
import { useState, type SyntheticEvent } from 'react';
import { useUiTexts } from '../UiTextsProvider.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { TextField, type FieldProps } from './TextField.tsx';

/**
 * The repeated e-mail address. Pasting and dropping are blocked with a message; typing, autofill and dictation
 * work.
 */
export function EmailRepeatField<Values extends object>(props: FieldProps<Values>) {
  const { pasteBlocked } = useUiTexts();
  const [blocked, setBlocked] = useState(false);
  const block = (event: SyntheticEvent) => {
    event.preventDefault();
    setBlocked(true);
  };

  return (
    <div>
      <TextField<Values>
        {...props}
        inputMode="email"
        onPaste={block}
        onDrop={block}
        onType={() => setBlocked(false)}
      />
      <Box role="status" sx={{ '& > *': { mt: 2 } }}>
        {blocked && <Notice tone="notice">{pasteBlocked}</Notice>}
      </Box>
    </div>
  );
}
