import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { createContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { themeFor } from '../../../src/theme/theme.ts';
import type { Brand } from '../../../src/domain/brand/Brand.ts';
import { BRANDS, pine } from '../brands.ts';
import { DROPPED } from './brandEvents.ts';
import { droppedBrand } from './droppedBrand.ts';
import { showForcedColours } from './forcedColours.ts';
import { WIZARD_CONFIG } from '../wizardConfig.ts';

let visiting: Brand | null = null;
const listeners = new Set<() => void>();

function visit(brand: Brand | null): void {
  visiting = brand;
  flushSync(() => listeners.forEach((listener) => listener()));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the story in another brand while `look` runs. The story keeps its state. */
export async function inBrand(brand: Brand, look: () => Promise<void>): Promise<void> {
  visit(brand);
  try {
    await document.fonts.ready;
    await look();
  } finally {
    visit(null);
  }
}

const CurrentBrand = createContext(pine);

/** The objects with the name of the organisation: a component's props, or the wizard's configuration. */
type Named = { organisationName?: string; config?: Named };

/** The default organisation gets the name of the chosen brand. A name that the story sets stays. */
function renamed(named: Named, name: string): Named {
  const { organisationName, config } = named;
  return {
    ...named,
    ...(organisationName === WIZARD_CONFIG.organisationName && { organisationName: name }),
    ...(config && { config: renamed(config, name) }),
  };
}

/** Gives the organisation of a story the name of its brand. */
export const withOrganisation: Decorator = (Story, { args }) => (
  <CurrentBrand.Consumer>
    {(brand) => <Story args={brand === pine ? args : renamed(args, brand.name)} />}
  </CurrentBrand.Consumer>
);

interface ThemedProps {
  /** A name of {@link BRANDS}, or {@link DROPPED}. */
  brand: string;
  /** The text size of the browser, in percent. */
  textSize: number;
  forcedColours: boolean;
  /** If `true`, animations run. */
  motion: boolean;
  children: ReactNode;
}

/** The theme around every story. */
export function Themed({ brand, textSize, forcedColours, motion, children }: ThemedProps) {
  const current =
    useSyncExternalStore(subscribe, () => visiting) ??
    (brand === DROPPED ? droppedBrand() : BRANDS[brand]) ??
    pine;
  const theme = useMemo(() => themeFor(current, { motion }), [current, motion]);
  useEffect(() => {
    document.documentElement.style.fontSize = `${textSize}%`;
  }, [textSize]);
  useEffect(() => (forcedColours ? showForcedColours() : undefined), [forcedColours]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <CurrentBrand value={current}>{children}</CurrentBrand>
    </ThemeProvider>
  );
}
