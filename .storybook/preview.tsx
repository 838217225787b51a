import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { MemoryRouter } from 'react-router-dom';
import { setMessages } from '../src/messages/messages.ts';
import nl from '../src/messages/nl.json';
import '../src/theme/fonts.css';
import { themeFor } from '../src/theme/theme.ts';
import { coral, pine, type Tokens } from '../src/theme/tokens.ts';
import { fixClock } from '../stories/support/clock.ts';

const BRANDS: Record<string, Tokens> = { pine, coral };
const STILL = matchMedia('(prefers-reduced-motion: reduce)').matches;

const withTheme: Decorator = (Story, { globals }) => (
  <ThemeProvider theme={themeFor(BRANDS[String(globals.brand)] ?? pine, { motion: !STILL })}>
    <CssBaseline />
    <Story />
  </ThemeProvider>
);

/** `parameters.route`: the address at which a story that needs a router starts. */
const withRouter: Decorator = (Story, { parameters }) =>
  typeof parameters.route === 'string' ? (
    <MemoryRouter initialEntries={[parameters.route]}>
      <Story />
    </MemoryRouter>
  ) : (
    <Story />
  );

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

const preview: Preview = {
  beforeAll: async () => {
    document.documentElement.lang = 'nl-BE';
    fixClock();
    await setMessages(nl);
  },
  loaders: [mswLoader()],
  decorators: [withRouter, withTheme],
  initialGlobals: { brand: 'pine' },
  globalTypes: {
    brand: {
      description: 'The organisation whose colours and letters are shown',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(BRANDS).map(([value, { name }]) => ({ value, title: name })),
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    options: { storySort: { order: ['start', ['Welcome'], 'components', 'steps', 'shell'] } },
    viewport: {
      options: {
        phone320: screen('Phone 320', 320, 640, 'mobile'),
        phone390: screen('Phone 390', 390, 844, 'mobile'),
        tablet: screen('Tablet', 768, 1024, 'tablet'),
        desktop: screen('Desktop', 1280, 900, 'desktop'),
      },
    },
  },
};

export default preview;
