import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';
import { setMessages } from '../src/messages/messages.ts';
import nl from '../src/messages/nl.json';
import { themeFor } from '../src/ui/theme/theme.ts';
import { pine } from '../stories/support/brand/brands.ts';

/** Renders with the default brand and the messages; removed after the test. */
export function renderThemed(element: ReactElement) {
  setMessages(nl);
  onTestFinished(cleanup);
  return render(<ThemeProvider theme={themeFor(pine)}>{element}</ThemeProvider>);
}
