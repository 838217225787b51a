import { afterEach as lookWithAxe } from '@storybook/addon-a11y/preview';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import '../src/theme/fonts.css';
import '../src/theme/fallbackFonts.css';
import { STEP_WIDTH } from '../src/theme/pageColumn.ts';
import { BRAND_DROPPED, BRAND_READ, DROPPED, type DroppedFile } from '../stories/support/brandEvents.ts';
import { takeDropped } from '../stories/support/droppedBrand.ts';
import { fixClock } from '../stories/support/clock.ts';
import { forgetHeard, startListening } from '../stories/support/listening.ts';
import { giveLandmark } from '../stories/support/giveLandmark.ts';
import { reportShown } from '../stories/support/shown.ts';
import { BRANDS, OTHER_BRANDS, OWN_BRAND } from '../stories/support/brands.ts';
import { inBrand, Themed } from '../stories/support/Themed.tsx';
import { MODES } from './modes.ts';
import { controls } from './controls.ts';

const withTheme: Decorator = (Story, { globals }) => (
  <Themed
    brand={String(globals.brand)}
    textSize={globals.textSize === 'double' ? 200 : 100}
    forcedColours={globals.colours === 'forced'}
    motion={globals.motion === 'on'}
  >
    <Story />
  </Themed>
);

/** Components of a step stand in its column, as wide as the wizard lets it become. */
const inItsColumn: Decorator = (Story, { title, parameters }) =>
  /^(Days|Fields|Medical|Messages)\//.test(title) && parameters.layout !== 'fullscreen' ? (
    <div style={{ maxWidth: STEP_WIDTH }}>
      <Story />
    </div>
  ) : (
    <Story />
  );

/** Gives every story a router, at the address `parameters.route`. */
const withRouter: Decorator = (Story, { parameters }) => (
  <MemoryRouter
    useTransitions={false}
    initialEntries={[typeof parameters.route === 'string' ? parameters.route : '/']}
  >
    <Story />
  </MemoryRouter>
);

// With Storybook's blocks, which a story alone has no use for.
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

// How long `findBy` and `waitFor` look before they give up: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5000 });
// From the toolbar's own tool (manager.ts).
const channel = addons.getChannel();
channel.on(BRAND_DROPPED, (files: DroppedFile[]) => {
  void takeDropped(files).then((problem) => channel.emit(BRAND_READ, problem));
});
document.documentElement.lang = 'nl-BE';
startListening();

const preview: Preview = {
  beforeAll: fixClock,
  beforeEach: forgetHeard,
  afterEach: async (story) => {
    // A docs page shows many at once, and nobody looks them over: the other brand would be that of the whole page.
    if (story.viewMode === 'docs') return;
    reportShown(story);
    giveLandmark(story.canvasElement);
    // One story of every component is looked at in every brand.
    if (!story.tags.includes('overview')) return;
    for (const [, brand] of OTHER_BRANDS) await inBrand(brand, async () => lookWithAxe(story));
  },
  loaders: [mswLoader()],
  decorators: [inItsColumn, withRouter, withTheme],
  argTypesEnhancers: [controls],
  initialGlobals: { brand: OWN_BRAND, textSize: 'normal', colours: 'own', motion: 'off' },
  globalTypes: {
    brand: {
      description: 'The organisation whose colours and letters are shown',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          ...Object.entries(BRANDS).map(([value, { name }]) => ({ value, title: name })),
          { value: DROPPED, title: 'Dropped file' },
        ],
      },
    },
    textSize: {
      description: 'The size of letters a parent has set in the browser',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Text 100 %' },
          { value: 'double', title: 'Text 200 %' },
        ],
      },
    },
    colours: {
      description: 'A likeness of the contrast themes of Windows',
      toolbar: {
        title: 'Colours',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'own', title: 'Own colours' },
          { value: 'forced', title: 'Forced colours' },
        ],
      },
    },
    motion: {
      description: 'Whether anything moves; without it every picture is the same',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'off', title: 'Motion off' },
          { value: 'on', title: 'Motion on' },
        ],
      },
    },
  },
  parameters: {
    // The add-on leaves this rule out; here no rule is.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'region', enabled: true }] },
      // A test asks what is wrong; the panel also shows what is right.
      options: import.meta.env.VITEST ? { resultTypes: ['violations'] } : {},
    },
    chromatic: {
      modes: MODES,
      prefersReducedMotion: 'reduce',
      diffThreshold: 0,
      diffIncludeAntiAliasing: true,
    },
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
      toc: { headingSelector: 'h2, h3' },
    },
    options: {
      storySort: {
        order: [
          'Start',
          [
            'Welcome',
            'Find a state',
            'Flow',
            'What changed',
            'Decisions',
            'Rules',
            'Error codes',
            'Accessibility',
            'Colours',
            'Type',
            'Spacing',
            'Anatomy of a field',
            'Another theme',
            'Brand workshop',
          ],
          'Days',
          'Fields',
          'Medical',
          'Messages',
          'Summary',
          'Frame',
          'Steps',
          'Wizard',
        ],
      },
    },
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
