import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useState, type ComponentType, type ReactNode } from 'react';
import { ConfigProblem } from '../components/messages/ConfigProblem.tsx';
import type { BrandProblem } from '../ui/brand/Brand.ts';
import { ConfigError, readConfig } from '../domain/wizardConfig.ts';
import type { ServedCamp } from '../api/servedCamp.ts';
import { Wizard } from './Wizard.tsx';

/** The parsed configuration, or its invalid key. */
function configFrom(text: string) {
  try {
    return { config: readConfig(text), wrongKey: '' };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return { config: null, wrongKey: error.key };
  }
}

interface AppProps {
  /** The text of the configuration block. */
  configText: string;
  /** The theme of the page's brand. */
  theme: Theme;
  /** Why the brand of the configuration block is invalid; null when it is valid or absent. */
  brandProblem: BrandProblem | null;
  /** The camp in the page, if there is one. */
  served: ServedCamp | null;
  /** The router: the browser's, or a static one on a server. */
  Router: ComponentType<{ children: ReactNode }>;
}

/** The whole page. */
export function App({ configText, theme, brandProblem, served, Router }: AppProps) {
  const [{ config, wrongKey }] = useState(() => configFrom(configText));
  return (
    <ThemeProvider theme={theme} storageManager={null} noSsr>
      <CssBaseline />
      {config && !brandProblem ? (
        <Router>
          <Wizard config={config} served={served} />
        </Router>
      ) : (
        <ConfigProblem wrongKey={brandProblem ? 'brand' : wrongKey} reason={brandProblem?.message} />
      )}
    </ThemeProvider>
  );
}
