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

/**
 * Dresses the story on the page in another brand, as the toolbar does, while `look` looks at it. The story stays in the
 * state it has come to.
 */
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

/** What holds the name of the organisation: a component's props, or the wizard's configuration. */
type Named = { organisationName?: string; config?: Named };

/** The stories' organisation has the name of another brand that is chosen. A name of the story's own stays. */
function renamed(named: Named, name: string): Named {
  const { organisationName, config } = named;
  return {
    ...named,
    ...(organisationName === WIZARD_CONFIG.organisationName && { organisationName: name }),
    ...(config && { config: renamed(config, name) }),
  };
}

/** Gives the organisation of a story the name of the brand it is shown in. */
export const withOrganisation: Decorator = (Story, { args }) => (
  <CurrentBrand.Consumer>
    {(brand) => <Story args={brand === pine ? args : renamed(args, brand.name)} />}
  </CurrentBrand.Consumer>
);

interface ThemedProps {
  /** A name of {@link BRANDS}, or {@link DROPPED}. */
  brand: string;
  /** How large a parent has set the letters, in percent. */
  textSize: number;
  forcedColours: boolean;
  /** Whether anything moves. A story is looked at in one state, so by itself nothing does. */
  motion: boolean;
  children: ReactNode;
}

/** The theme every story stands in. */
export function Themed({ brand, textSize, forcedColours, motion, children }: ThemedProps) {
  const worn =
    useSyncExternalStore(subscribe, () => visiting) ??
    (brand === DROPPED ? droppedBrand() : BRANDS[brand]) ??
    pine;
  const theme = useMemo(() => themeFor(worn, { motion }), [worn, motion]);
  useEffect(() => {
    document.documentElement.style.fontSize = `${textSize}%`;
  }, [textSize]);
  useEffect(() => (forcedColours ? showForcedColours() : undefined), [forcedColours]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <CurrentBrand value={worn}>{children}</CurrentBrand>
    </ThemeProvider>
  );
}
