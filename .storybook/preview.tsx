import { afterEach as lookWithAxe } from '@storybook/addon-a11y/preview';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure, expect, waitFor } from 'storybook/test';
import { WordsProvider } from '../src/components/WordsProvider.tsx';
import '../src/ui/theme/fonts.css';
import '../src/ui/theme/fallbackFonts.css';
import { STEP_WIDTH } from '../src/ui/theme/pageColumn.ts';
import {
  BRAND_DROPPED,
  BRAND_READ,
  DROPPED,
  type DroppedFile,
} from '../stories/support/brand/brandEvents.ts';
import { takeDropped } from '../stories/support/brand/droppedBrand.ts';
import { fixClock } from '../stories/support/settings/clock.ts';
import { withForm } from '../stories/support/decorators/inForm.tsx';
import { hasOwnArgs } from '../stories/support/plays/ownArgs.ts';
import { clearRecording, startRecording, WORDS } from '../stories/support/record/recording.ts';
import { giveLandmark } from '../stories/support/record/giveLandmark.ts';
import { reportShown } from '../stories/support/record/shown.ts';
import { BRANDS, OTHER_BRANDS, OWN_BRAND } from '../stories/support/brand/brands.ts';
import { inBrand, Themed, withOrganisation } from '../stories/support/brand/Themed.tsx';
import { DESKTOP, PHONE, type Size } from '../stories/support/settings/sizes.ts';
import { chromaticModes } from './modes.ts';
import { withFormCode } from './formCode.tsx';
import { JSX_OPTIONS } from './jsxOptions.ts';
import { controls, formArgs, readableArgs, withRequired } from './controls.ts';

const withTheme: Decorator = (Story, { globals }) => (
  <Themed
    brand={String(globals.brand)}
    scheme={globals.scheme === 'dark' ? 'dark' : 'light'}
    textSize={globals.textSize === 'double' ? 200 : 100}
    forcedColours={globals.colours === 'forced'}
    motion={globals.motion === 'on'}
  >
    <Story />
  </Themed>
);

/**
 * Stories are as wide as the wizard's column, unless they are full screen. `parameters.column`: `center` as in the
 * wizard, `none` for what has a width of its own.
 */
const inItsColumn: Decorator = (Story, { parameters }) =>
  parameters.layout === 'fullscreen' || parameters.column === 'none' ? (
    <Story />
  ) : (
    <div style={{ maxWidth: STEP_WIDTH, marginInline: parameters.column === 'center' ? 'auto' : undefined }}>
      <Story />
    </div>
  );

const withWords: Decorator = (Story) => (
  <WordsProvider words={WORDS}>
    <Story />
  </WordsProvider>
);

/** Gives every story a router, at the address `parameters.route`, which can depend on its args. */
const withRouter: Decorator = (Story, { args, parameters }) => {
  const { route = '/' } = parameters as { route?: string | ((args: object) => string) };
  return (
    <MemoryRouter useTransitions={false} initialEntries={[typeof route === 'string' ? route : route(args)]}>
      <Story />
    </MemoryRouter>
  );
};

// Lazy, because a story does not need Storybook's blocks. The table of contents reads the headings when the container is
// mounted, so the page is loaded before it.
let Page: ComponentType = () => null;
const Container = lazy(async () => {
  Page = (await import('./DocsPage.tsx')).DocsPage;
  const { storybookTheme } = await import('./theme.ts');
  const { DocsContainer } = await import('@storybook/addon-docs/blocks');
  return {
    default: (props: DocsContainerProps) => (
      // Its table of contents too.
      <div lang="en">
        <DocsContainer {...props} theme={storybookTheme} />
      </div>
    ),
  };
});

const screen = (name: string, { width, height }: Size, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** Whether Vitest runs the stories. */
const isTest = import.meta.env.MODE === 'test';

// The time limit of `findBy` and `waitFor`, for a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Marks a page that was loaded again, which is done once. */
const RELOADED = 'loaded-again';

/** MSW looks for its worker at the root of the server; the built Storybook can be in a folder of it. */
async function startWorker() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: ({ url }, print) => {
      if (new URL(url).pathname.startsWith('/api/')) print.warning();
    },
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  // MSW removes its worker with the last page, and the next page may start before that. A new worker does not control it.
  const isControlled = !('serviceWorker' in navigator) || navigator.serviceWorker.controller !== null;
  if (!isTest && !isControlled && sessionStorage.getItem(RELOADED) === null) {
    sessionStorage.setItem(RELOADED, 'yes');
    window.location.reload();
  } else sessionStorage.removeItem(RELOADED);
  return worker;
}

// Set by the tool in the toolbar (manager.ts).
const channel = addons.getChannel();
channel.on(BRAND_DROPPED, (files: DroppedFile[]) => {
  void takeDropped(files).then((problem) => channel.emit(BRAND_READ, problem));
});
// Storybook's page opens links in its parent, and one within the page would replace Storybook.
document.addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) link.target = '_self';
  },
  true,
);
document.documentElement.lang = 'nl-BE';
startRecording();

const preview: Preview = {
  tags: ['autodocs'],
  beforeAll: fixClock,
  beforeEach: clearRecording,
  afterEach: async (story) => {
    // A docs page shows many stories, and the brand applies to the whole page.
    if (story.viewMode === 'docs') return;
    if (isTest) {
      reportShown(story);
      // With other args the plays assert nothing.
      await expect(hasOwnArgs(story)).toBe(true);
    }
    // In the tests nothing tells the add-on of pseudo states that the styles are there.
    if (isTest && story.parameters.pseudo !== undefined) {
      channel.emit(STORY_RENDERED, story.id);
      await waitFor(() => expect(document.querySelector('[class*="pseudo-"]')).not.toBeNull());
    }
    giveLandmark(story.canvasElement);
    // Axe checks one story of each component in every brand.
    if (!isTest || !story.tags.includes('overview')) return;
    for (const [, brand] of OTHER_BRANDS) await inBrand(brand, async () => lookWithAxe(story));
  },
  loaders: [mswLoader(startWorker)],
  decorators: [
    (Story, context) => <Story args={withRequired(context)} />,
    withForm,
    withOrganisation,
    inItsColumn,
    withRouter,
    withWords,
    withTheme,
  ],
  argTypesEnhancers: [controls],
  argsEnhancers: [readableArgs, formArgs],
  initialGlobals: { brand: OWN_BRAND, scheme: 'light', textSize: 'normal', colours: 'own', motion: 'off' },
  globalTypes: {
    brand: {
      description: 'The organisation: its name, logo, colours and fonts',
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
    scheme: {
      description: 'The colour scheme of the system, which a brand with dark colours follows',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    textSize: {
      description: 'The text size that a parent has set in the browser',
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
      description: 'An imitation of the contrast themes of Windows',
      toolbar: {
        title: 'Contrast',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'own', title: 'Contrast: normal' },
          { value: 'forced', title: 'Contrast: forced colours' },
        ],
      },
    },
    motion: {
      description: 'Animations; the pictures are taken without them',
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
    // Of every story on a docs page, which is English.
    htmlLang: 'nl-BE',
    // The add-on disables the first rule, and axe the second.
    a11y: {
      test: 'error',
      config: {
        rules: [
          { id: 'region', enabled: true },
          { id: 'target-size', enabled: true },
        ],
      },
      // The tests need violations only; the panel shows passes too.
      options: isTest ? { resultTypes: ['violations'] } : {},
    },
    chromatic: {
      modes: chromaticModes(Object.keys(BRANDS)),
      prefersReducedMotion: 'reduce',
      diffThreshold: 0,
      diffIncludeAntiAliasing: true,
    },
    docs: {
      codePanel: true,
      source: {
        // Those of the form are not among the args that a component gets.
        transform: (
          code: string,
          { unmappedArgs, parameters }: Record<'unmappedArgs' | 'parameters', object>,
        ) => withFormCode(code, { args: unmappedArgs, parameters }),
      },
      container: (props: DocsContainerProps) => (
        <Suspense>
          <Container {...props} />
        </Suspense>
      ),
      page: () => <Page />,
      // Not the headings of the stories.
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.sb-unstyled *' },
    },
    jsx: JSX_OPTIONS,
    options: {
      storySort: {
        order: [
          'Start',
          [
            'welcome',
            'install',
            'find-a-state',
            'flow',
            'enrolment',
            'what-changed',
            'status',
            'decisions',
            'rules',
            'error-codes',
            'failures',
            'accessibility',
            'colours',
            'type',
            'spacing',
            'anatomy-of-a-field',
            'interaction-states',
            'another-theme',
            'brand-workshop',
          ],
          'Fields',
          'Form',
          'Feedback',
          'Layout',
          'Print',
          'Days',
          'Medical',
          'Summary',
          'Messages',
          'Frame',
          'Confirmation',
          'Thanks',
          'Steps',
          ['CampDays', 'KidParent', 'MedicalForm', 'Confirmation', 'Success'],
          'Shell',
        ],
      },
    },
    viewport: {
      options: {
        phone320: screen('Phone 320', PHONE, 'mobile'),
        phone390: screen('Phone 390', { width: 390, height: 844 }, 'mobile'),
        tablet: screen('Tablet', { width: 768, height: 1024 }, 'tablet'),
        desktop: screen('Desktop', DESKTOP, 'desktop'),
      },
    },
  },
};

export default preview;
