import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import type { FormikConfig } from 'formik';
import { createElement, type ComponentType, type ReactElement } from 'react';
import elementToJsx from 'react-element-to-jsx-string';
import { sanitize, storyNameFromExport } from 'storybook/internal/csf';
import { errorsIn, type StoryForm } from '../stories/support/decorators/inForm.tsx';
import { JSX_OPTIONS } from './jsxOptions.ts';

type Args = Record<string, unknown>;

interface StoryFile {
  default: Meta & { component: ComponentType<Args> };
  [story: string]: StoryObj;
}

const FILES = import.meta.glob<StoryFile>('/stories/{ui,components,steps}/**/*.stories.tsx', { eager: true });

/** For its name: the production build of Formik has short ones. */
const Formik: ComponentType<FormikConfig<Args>> = () => null;

/** What a story renders. A render with hooks, named as a component, is left out: only React can call it. */
function elementOf({ default: meta, ...stories }: StoryFile, story: string, args: Args): ReactElement {
  const render = stories[story]?.render ?? meta.render;
  if (!render || /^[A-Z]/.test(render.name)) return createElement(meta.component, args);
  return render(args, {} as Parameters<typeof render>[1]) as ReactElement;
}

/** The form of a story around its code, with the fields that the code names, or all if it names none. */
function inFormik(element: ReactElement, form: StoryForm, args: Args): ReactElement {
  const code = elementToJsx(element, JSX_OPTIONS);
  const named = Object.keys(form.values).filter((name) => code.includes(`"${name}"`));
  const ofCode = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => named.length === 0 || named.includes(name)));
  const errors = form.touched ? ofCode(errorsIn(form, args)) : {};
  const touched = Object.fromEntries(Object.keys(errors).map((name) => [name, true]));
  const invalid = { initialErrors: errors, initialTouched: touched };
  return (
    <Formik
      initialValues={ofCode(form.values)}
      {...(Object.keys(errors).length > 0 && invalid)}
      onSubmit={() => undefined}
    >
      {element}
    </Formik>
  );
}

/** The code of a story. */
function codeOf(file: StoryFile, story: string, args: Args, form: StoryForm | undefined): string {
  const element = elementOf(file, story, args);
  return elementToJsx(form ? inFormik(element, form, args) : element, JSX_OPTIONS);
}

/** The code of every story of a component, by the path of its file and the end of its id. */
export const storyCodes = (): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(FILES).map(([path, file]) => [
      path,
      Object.fromEntries(
        Object.entries(composeStories(file)).map(([story, { args, parameters }]) => [
          sanitize(storyNameFromExport(story)),
          codeOf(file, story, args, parameters.form as StoryForm | undefined),
        ]),
      ),
    ]),
  );
