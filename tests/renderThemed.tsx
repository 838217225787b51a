import { ThemeProvider } from '@mui/material/styles';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';
import { MessagesProvider } from '../src/components/MessagesProvider.tsx';
import { themeFor } from '../src/ui/theme/theme.ts';
import { pine } from '../stories/support/brand/brands.ts';

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Renders with the default brand and the Dutch messages; removed after the test. */
export function renderThemed(element: ReactElement) {
  onTestFinished(cleanup);
  return render(
    <ThemeProvider theme={themeFor(pine)}>
      <MessagesProvider>{element}</MessagesProvider>
    </ThemeProvider>,
  );
}
