import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import {
  cloneElement,
  createContext,
  isValidElement,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { themeFor } from '../../../src/ui/theme/theme.ts';
import type { Brand, Scheme } from '../../../src/ui/brand/Brand.ts';
import { BRANDS, pine } from './brands.ts';
import { DROPPED } from './brandEvents.ts';
import { droppedBrand } from './droppedBrand.ts';
import { showForcedColours } from './forcedColours.ts';
import { WIZARD_CONFIG } from '../data/wizardConfig.ts';

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

/** The names of the stories' organisation: in its configuration, and in its brand. */
const OWN_NAMES: readonly unknown[] = [WIZARD_CONFIG.organisationName, pine.name];

/**
 * Props in which the organisation has the name of another brand: those of the component, of an element that it is given
 * (the header of a layout) and the wizard's configuration. A name of the story's own stays.
 */
function renamed(props: object, name: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).map(([prop, value]: [string, unknown]) => {
      if (/^organisation(Name)?$/.test(prop) && OWN_NAMES.includes(value)) return [prop, name];
      if (isValidElement<object>(value)) return [prop, cloneElement(value, renamed(value.props, name))];
      return [prop, prop === 'config' ? renamed(value as object, name) : value];
    }),
  );
}

const argsIn = (brand: Brand, args: object) => (brand === pine ? args : renamed(args, brand.name));

/** Gives the organisation of a story the name of its brand. */
export const withOrganisation: Decorator = (Story, { args }) => (
  <CurrentBrand.Consumer>{(brand) => <Story args={argsIn(brand, args)} />}</CurrentBrand.Consumer>
);

/** The brand with a name of {@link BRANDS}, or {@link DROPPED}. */
const brandOf = (name: string): Brand => (name === DROPPED ? droppedBrand() : BRANDS[name]) ?? pine;

/** The args that a story shows in the brand of the toolbar. */
export const shownArgs = <Args extends object>({
  args,
  globals,
}: Pick<StoryContext<Args>, 'args' | 'globals'>) => argsIn(brandOf(String(globals.brand)), args) as Args;

/** Drawn in a layer of its own, a turned arrow has the same pixels wherever the page is drawn. */
const components: ThemeOptions['components'] = {
  MuiAccordionSummary: { styleOverrides: { expandIconWrapper: { willChange: 'transform' } } },
};

interface ThemedProps {
  /** A name of {@link BRANDS}, or {@link DROPPED}. */
  brand: string;
  scheme: Scheme;
  /** The text size of the browser, in percent. */
  textSize: number;
  forcedColours: boolean;
  /** If `true`, animations run. */
  motion: boolean;
  children: ReactNode;
}

/** The theme around every story. */
export function Themed({ brand, scheme, textSize, forcedColours, motion, children }: ThemedProps) {
  const current = useSyncExternalStore(subscribe, () => visiting) ?? brandOf(brand);
  const theme = useMemo(() => themeFor(current, { scheme, motion, components }), [current, scheme, motion]);
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
