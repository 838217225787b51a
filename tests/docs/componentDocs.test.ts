import { expect, test } from 'vitest';
import { componentDocs } from '../../.storybook/componentDocs.ts';
import { ROOT } from '../../src/build/paths.ts';
import { filesBelow } from '../sources.ts';

const sources = [...filesBelow(ROOT, ['src/ui', 'src/components', 'src/steps'])].filter(([path]) =>
  /\/[A-Z]\w+\.tsx$/.test(path),
);
const docs = componentDocs();

test.each(sources)('%s: every prop has a type, a description and its default', (path, text) => {
  const component = /(\w+)\.tsx$/.exec(path)?.[1] ?? '';
  const problems = (docs.get(component)?.props ?? []).flatMap((prop) => {
    // A default in the parameters, read as text.
    const hasDefault = new RegExp(`[{,]\\s*${prop.name}(: \\w+)? = [^=>]`).test(text);
    return [
      ...(prop.type === '' ? [`${component}.${prop.name} has no type`] : []),
      ...(prop.description === '' ? [`${component}.${prop.name} has no description`] : []),
      ...(!prop.required && hasDefault && prop.defaultValue === undefined
        ? [`${component}.${prop.name} does not show its default`]
        : []),
    ];
  });
  expect(problems).toEqual([]);
});

test('the props of imported, generic, memoised and combined types are read', () => {
  const shown = (component: string, name: string) =>
    docs.get(component)?.props.find((prop) => prop.name === name) ?? null;
  expect(shown('TextField', 'name')).toMatchObject({ type: 'FieldName<Values, string>', required: true });
  expect(shown('SummaryBar', 'selectedDays')).toMatchObject({ type: 'readonly Day[]', required: true });
  expect(shown('DayGrid', 'limits')).toMatchObject({ type: 'DayLimits', required: false });
  expect(shown('EmailField', 'summaryLabel')).toMatchObject({ type: 'string', defaultValue: 'label' });
  expect(shown('ErrorBox', 'campListingUrl')).toMatchObject({ defaultValue: 'organisationUrl' });
  expect(shown('Form', 'summary')).toMatchObject({ type: 'boolean', defaultValue: 'true' });
  expect(shown('Confirmation', 'back')).toMatchObject({ type: '{ href: string; label: string; }' });
});

test('a type that is only named is explained, and a flag is off by default', () => {
  const shown = (component: string, name: string) =>
    docs.get(component)?.props.find((prop) => prop.name === name)?.description ?? '';
  expect(shown('TextField', 'width')).toMatch(/ One of 'full', 'half', 'rest', 'short'\.$/);
  expect(shown('CampSidebar', 'discount')).toMatch(/ Has `type` and `amount`\.$/);
  expect(shown('SelectField', 'options')).toMatch(/ Each has `value` and `label`\.$/);
  expect(shown('CampSidebar', 'camp')).toMatch(/ `Camp` is a type of camp-enrolment\/domain\.$/);
  expect(shown('Notice', 'tone')).not.toContain('One of');
  const flags = [...docs.values()].flatMap(({ props }) => props).filter(({ type }) => type === 'boolean');
  expect(flags.filter(({ required, defaultValue }) => !required && defaultValue === undefined)).toEqual([]);
});

test('only these components have no props', () => {
  const components = sources.map(([path]) => /(\w+)\.tsx$/.exec(path)?.[1] ?? '');
  const none = ['AllergyBlock', 'CampScene', 'MedicationBlock'];
  expect(components.filter((component) => docs.get(component)?.props.length === 0).sort()).toEqual(none);
});
