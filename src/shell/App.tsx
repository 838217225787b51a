import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ComponentType, type ReactNode } from 'react';
import { ConfigProblem } from '../components/ConfigProblem.tsx';
import { themeFor } from '../theme/theme.ts';
import type { Brand, BrandProblem } from '../domain/brand/Brand.ts';
import { ConfigError, readConfig } from '../domain/wizardConfig.ts';
import type { ServedCamp } from '../domain/servedCamp.ts';
import { Wizard } from './Wizard.tsx';

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

interface AppProps {
  /** The text of the configuration block. */
  configText: string;
  /** What the page wears. */
  brand: Brand;
  /** Why the brand that the configuration block gives is not worn; null when it is, or gives none. */
  brandProblem: BrandProblem | null;
  /** The camp that came with the page, if one did. */
  served: ServedCamp | null;
  /** Tells the address: the browser's, or on a server the one that was asked for. */
  Router: ComponentType<{ children: ReactNode }>;
}

/** The whole page. */
export function App({ configText, brand, brandProblem, served, Router }: AppProps) {
  const [theme] = useState(() => themeFor(brand));
  const [{ config, wrongKey }] = useState(() => ({
    config: undefined,
    wrongKey: '',
    ...configFrom(configText),
  }));
  return (
    <ThemeProvider theme={theme} storageManager={null}>
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
