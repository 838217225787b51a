import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '../../src/ui/fields/TextField.tsx';
import type { KidParentValues } from '../../src/domain/emptyKidParent.ts';
import { kidParentRules } from '../../src/domain/rules/kidParent.ts';
import { problemsOf } from '../../src/domain/rules/problemsOf.ts';
import { KID_PARENT_CONTEXT } from '../../src/testing/cases/kidParent.ts';
import { InForm } from '../support/decorators/inForm.tsx';
import { KID_PARENT } from '../../src/testing/people.ts';
import { COMPOSITIONS } from '../support/docs/muiParts.ts';
import { Card, Cards, Page, Quiet, Section, Table } from './page/Page.tsx';
import { t } from '../support/record/recording.ts';

const meta = {
  tags: ['wide', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

const rules = kidParentRules(KID_PARENT_CONTEXT);

interface FieldInFormProps {
  values?: Partial<KidParentValues>;
  touched?: boolean;
  children: ReactNode;
}

/** The production field in its own form, before or after a submit. */
function FieldInForm({ values = {}, touched = false, children }: FieldInFormProps) {
  return (
    <InForm
      values={{ ...KID_PARENT, ...values }}
      validate={(changed) => problemsOf(rules, changed)}
      touched={touched}
    >
      {children}
    </InForm>
  );
}

const field: TextFieldProps<KidParentValues> = {
  name: 'subscriber_Parent_Street',
  label: t('kidParent.street'),
};

const STATES: {
  name: string;
  about: string;
  form: Omit<FieldInFormProps, 'children'>;
  props?: Partial<TextFieldProps<KidParentValues>>;
}[] = [
  {
    name: 'Untouched',
    about: 'No error is shown before the parent has left the field.',
    form: { values: { subscriber_Parent_Street: '' } },
  },
  { name: 'Valid', about: 'Left, and correct: a tick beside the label.', form: { touched: true } },
  {
    name: 'Invalid',
    about: 'Left, and wrong: a red border, and the error with an icon below.',
    form: { values: { subscriber_Parent_Street: 'K' }, touched: true },
  },
  {
    name: 'Disabled',
    about: 'For other forms: the wizard disables no field, not even while it waits for an answer.',
    form: {},
    props: { disabled: true },
  },
];

const Parts = styled('ol')({ '& > li::marker': { fontWeight: 700 } });

/** Numbers the parts of a field in the margin, as in the list. */
const Numbered = styled(Card)(({ theme }) => ({
  paddingLeft: theme.spacing(14),
  '& .CampField-root > *': {
    position: 'relative',
    counterIncrement: 'part',
    '&::before': {
      // Not read aloud.
      content: 'counter(part) / ""',
      position: 'absolute',
      top: `calc(50% - ${theme.spacing(2.5)})`,
      left: theme.spacing(-9),
      width: theme.spacing(5),
      borderRadius: '50%',
      border: '1px solid',
      color: theme.vars.palette.text.primary,
      fontSize: '0.8125rem',
      fontWeight: 700,
      lineHeight: theme.spacing(4.5),
      textAlign: 'center',
    },
  },
}));

/** Each component with the parts of MUI and of this library that its file imports. */
function MadeOf() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">MUI components, by their key in theme.components</th>
          <th scope="col">Components of this library</th>
        </tr>
      </thead>
      <tbody>
        {COMPOSITIONS.map(({ component, parts, components }) => (
          <tr key={component}>
            <th scope="row">{component}</th>
            <td>
              {parts.map(({ name, themeKey }, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <code>{themeKey ?? name}</code>
                </span>
              ))}
            </td>
            <td>{components.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What a field is made of, every state it can be in, and what every component is made of. */
export const Anatomy: StoryObj = {
  name: 'Anatomy of a field',
  render: () => (
    <Page
      title="Anatomy of a field"
      lead="All fields of the wizard have the same parts. These are the real components: type in them."
    >
      <Section title="Parts">
        <Cards least={20}>
          <Numbered lang="nl-BE">
            <FieldInForm values={{ subscriber_NationalNr: '123' }} touched>
              <TextField<KidParentValues>
                name="subscriber_NationalNr"
                label={t('kidParent.childNationalNr')}
                help={t('kidParent.nationalNrHelp')}
              />
            </FieldInForm>
          </Numbered>
          <div>
            <Parts>
              <li>
                <strong>Label</strong>, always above the field. A placeholder is no label.
              </li>
              <li>
                <strong>Help</strong>, under the label, so that it is read before typing.
              </li>
              <li>
                <strong>Input</strong>, as wide as what is expected: a house number is short.
              </li>
              <li>
                <strong>Error</strong>, under the input, with an icon: it says what is wrong.
              </li>
            </Parts>
            <p>
              <Quiet>Screen readers present label, help and error, in that order.</Quiet>
            </p>
          </div>
        </Cards>
      </Section>
      <Section
        title="States"
        help="Press Tab to see the focus. An error is shown when the parent leaves a field, and disappears as soon as the value is correct."
      >
        <Cards least={20}>
          {STATES.map(({ name, about, form, props }) => (
            <Card key={name}>
              <h3>{name}</h3>
              <p style={{ marginBottom: 16 }}>
                <Quiet>{about}</Quiet>
              </p>
              <div lang="nl-BE">
                <FieldInForm {...form}>
                  <TextField<KidParentValues> {...field} {...props} />
                </FieldInForm>
              </div>
            </Card>
          ))}
        </Cards>
      </Section>
      <Section
        title="Widths"
        help="Two fields share a row only when they belong together, and only where there is room."
      >
        <Card lang="nl-BE" style={{ marginTop: 20, display: 'grid', gap: 20 }}>
          <FieldInForm>
            <TextField<KidParentValues> name="subscriber_Parent_City" label={t('kidParent.city')} />
            <TextField<KidParentValues>
              name="subscriber_Parent_Country"
              label={t('kidParent.country')}
              width="half"
            />
            <TextField<KidParentValues>
              name="subscriber_Parent_PostalCode"
              label={t('kidParent.postalCode')}
              width="short"
            />
            <TextField<KidParentValues>
              name="subscriber_Parent_HouseNr"
              label={t('kidParent.houseNr')}
              width="short"
            />
          </FieldInForm>
        </Card>
      </Section>
      <Section title="Do and don’t">
        <Cards>
          <Card>
            <h3>Do</h3>
            <ul>
              <li>Mark optional fields: all others are required.</li>
              <li>Accept what a parent pastes: dots and dashes are removed from a national number.</li>
              <li>Use the same words for an error at the field and in the summary above.</li>
            </ul>
          </Card>
          <Card>
            <h3>Don’t</h3>
            <ul>
              <li>Disable the submit button: pressing it shows what is missing.</li>
              <li>Show two errors at one field: the first is enough.</li>
              <li>Use red alone: the error has an icon and words.</li>
            </ul>
          </Card>
        </Cards>
      </Section>
      <Section
        title="Made of"
        help="Every component is a composition of MUI parts. The look of a part is defined once, in src/ui/theme/customizations."
      >
        <MadeOf />
      </Section>
    </Page>
  ),
};
