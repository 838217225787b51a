import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ConfigProblem } from '../components/ConfigProblem.tsx';
import { themeFor } from '../theme/theme.ts';
import { pine } from '../theme/tokens.ts';
import { ConfigError, readConfig } from './config.ts';
import { Wizard } from './Wizard.tsx';

const theme = themeFor(pine);

/** The wizard's text of configuration made a wizard, or the key that keeps it from being one. */
function configFrom(text: string) {
  try {
    return { config: readConfig(text) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return { wrongKey: error.key };
  }
}

/** The whole page. `configText` is the text of the configuration block. */
export function App({ configText }: { configText: string }) {
  const [{ config, wrongKey }] = useState(() => ({
    config: undefined,
    wrongKey: '',
    ...configFrom(configText),
  }));
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {config ? (
        <BrowserRouter>
          <Wizard config={config} />
        </BrowserRouter>
      ) : (
        <ConfigProblem wrongKey={wrongKey} />
      )}
    </ThemeProvider>
  );
}
