import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentType, type ReactElement } from 'react';
import elementToJsx from 'react-element-to-jsx-string/dist/esm/index.js';
import { sanitize, storyNameFromExport } from 'storybook/internal/csf';
import { withFormCode } from './formCode.tsx';
import { JSX_OPTIONS } from './jsxOptions.ts';

type Args = Record<string, unknown>;

interface StoryFile {
  default: Meta & { component: ComponentType<Args> };
  [story: string]: StoryObj;
}

const FILES = import.meta.glob<StoryFile>('/stories/{ui,components,steps}/**/*.stories.tsx', { eager: true });

/** What a story renders. A render with hooks, named as a component, is left out: only React can call it. */
function elementOf({ default: meta, ...stories }: StoryFile, story: string, args: Args): ReactElement {
  const render = stories[story]?.render ?? meta.render;
  if (!render || /^[A-Z]/.test(render.name)) return createElement(meta.component, args);
  return render(args, {} as Parameters<typeof render>[1]) as ReactElement;
}

/** The code of every story of a component, by the path of its file and the end of its id. */
export const storyCodes = (): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(FILES).map(([path, file]) => [
      path,
      Object.fromEntries(
        Object.entries(composeStories(file)).map(([story, { args, parameters }]) => [
          sanitize(storyNameFromExport(story)),
          withFormCode(elementToJsx(elementOf(file, story, args), JSX_OPTIONS), { args, parameters }),
        ]),
      ),
    ]),
  );
