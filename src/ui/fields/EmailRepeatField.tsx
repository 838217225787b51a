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
  const [blocked, setBlocked] = useState(0);
  const block = (event: SyntheticEvent) => {
    event.preventDefault();
    setBlocked((times) => times + 1);
  };

  return (
    <div>
      <TextField<Values>
        {...props}
        inputMode="email"
        onPaste={block}
        onDrop={block}
        onType={() => setBlocked(0)}
      />
      <Box role="status" sx={{ '& > *': { mt: 2 } }}>
        {/* Another element each time: the same words would not be announced again. */}
        {blocked > 0 && (
          <Notice key={blocked} tone="notice">
            {pasteBlocked}
          </Notice>
        )}
      </Box>
    </div>
  );
}
