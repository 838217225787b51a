// @vitest-environment jsdom
import Select from '@mui/material/Select';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useField, useFormikContext } from 'formik';
import { Activity, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EmailField } from '../../../src/ui/fields/EmailField.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import { Form, type FormProps } from '../../../src/ui/form/Form.tsx';
import { renderThemed } from '../../renderThemed.tsx';

interface Values {
  name: string;
  city: string;
}

const validate = ({ name }: Values) => (name === '' ? { name: 'Vul dit in' } : {});

function openForm() {
  renderThemed(
    <Form<Values> initialValues={{ name: '', city: '' }} validate={validate} onSubmit={() => undefined}>
      <TextField<Values> name="name" label="Voornaam" />
      <TextField<Values> name="city" label="Gemeente" />
    </Form>,
  );
}

/** Moves the focus and waits for the validation. */
const focus = (label: string) =>
  act(async () => {
    screen.getByLabelText(label).focus();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Submits a form and waits for its validation. */
const submit = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await new Promise((resolve) => setTimeout(resolve));
  });

test('a link of the error summary leads to the field of its own form', async () => {
  const form = (label: string) => (
    <Form<Values> initialValues={{ name: '', city: '' }} validate={validate} onSubmit={() => undefined}>
      <TextField<Values> name="name" label={label} />
      <button type="submit">{`Bewaar ${label}`}</button>
    </Form>
  );
  renderThemed(
    <>
      {form('Kind')}
      {form('Ouder')}
    </>,
  );
  await submit('Bewaar Ouder');
  screen.getByRole('button', { name: 'Bewaar Kind' }).focus();
  // The address stays the same: Back leaves the step.
  expect(fireEvent.click(screen.getByRole('link', { name: 'Ouder: Vul dit in' }))).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('Ouder'));
});

test('the submit of a form in a dialog is not one of the form around the dialog', async () => {
  const calls: string[] = [];
  const form = (name: string, more?: ReactNode) => (
    <Form initialValues={{}} onSubmit={() => void calls.push(name)}>
      <button type="submit">{name}</button>
      {more}
    </Form>
  );
  renderThemed(form('outer', createPortal(form('inner'), document.body)));
  await submit('inner');
  expect(calls).toEqual(['inner']);
});

test('the error summary is corrected once the whole form is', async () => {
  const differ = ({ name, city }: Values) => ({
    ...validate({ name, city }),
    ...(name === city ? {} : { city: 'Niet gelijk' }),
  });
  const onChecked = vi.fn();
  renderThemed(
    <Form<Values>
      initialValues={{ name: '', city: '' }}
      validate={differ}
      onChecked={onChecked}
      onSubmit={() => undefined}
    >
      <TextField<Values> name="name" label="Naam" />
      <TextField<Values> name="city" label="Herhaal" />
      <button type="submit">Bewaar</button>
    </Form>,
  );
  const type = (label: string) =>
    act(async () => {
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'Aalst' } });
      await new Promise((resolve) => setTimeout(resolve));
    });
  await submit('Bewaar');
  await type('Naam');
  expect(screen.getByRole('region', { name: 'Kijk deze velden nog even na' })).toBeDefined();
  await type('Herhaal');
  expect(screen.getByRole('region', { name: 'Alles is in orde gebracht' })).toBeDefined();
  await submit('Bewaar');
  expect(onChecked.mock.calls).toEqual([[true], [false]]);
});

/** A form with two invalid fields. */
const renderInvalid = (initialValues: Partial<Values>, isFirstDisabled = false) =>
  renderThemed(
    <Form<Partial<Values>>
      initialValues={initialValues}
      validate={() => ({ name: 'Vul dit in', city: 'Vul dit ook in' })}
      onSubmit={() => undefined}
    >
      <TextField<Values> name="name" label="Voornaam" disabled={isFirstDisabled} />
      <TextField<Values> name="city" label="Gemeente" />
      <button type="submit">Bewaar</button>
    </Form>,
  );

test('a field without an initial value shows its error after a submit', async () => {
  renderInvalid({ city: '' });
  await submit('Bewaar');
  expect(screen.getByText('Vul dit in')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Voornaam'));
});

test('a failed submit focuses the first invalid field that takes input', async () => {
  renderInvalid({ name: '', city: '' }, true);
  await submit('Bewaar');
  expect(document.activeElement).toBe(screen.getByLabelText('Gemeente'));
});

test('a failed submit focuses what the browser can focus, or the error summary', async () => {
  renderInvalid({ name: '', city: '' });
  // As in a panel with `display: none`, which jsdom ignores.
  screen.getByLabelText('Voornaam').focus = () => undefined;
  await submit('Bewaar');
  expect(document.activeElement).toBe(screen.getByLabelText('Gemeente'));
  screen.getByRole('button').focus();
  screen.getByLabelText('Gemeente').focus = () => undefined;
  await submit('Bewaar');
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

test("a failed submit and a link of the error summary lead to MUI's Select", async () => {
  function Own() {
    const { errors } = useFormikContext<{ size: string }>();
    return <Select name="size" value="" error={Boolean(errors.size)} />;
  }
  renderThemed(
    <Form initialValues={{ size: '' }} validate={() => ({ size: 'Kies dit' })} onSubmit={() => undefined}>
      <Own />
      <button type="submit">Bewaar</button>
    </Form>,
  );
  await submit('Bewaar');
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  screen.getByRole('button').focus();
  fireEvent.click(screen.getByRole('link', { name: 'Kies dit' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

test('an error that is not a text of a field fails the submit too', async () => {
  const onChecked = vi.fn();
  renderThemed(
    <Form
      initialValues={{ address: { city: '' } }}
      validate={() => ({ address: { city: 'Vul dit in' } })}
      onChecked={onChecked}
      onSubmit={() => undefined}
    >
      <button type="submit">Bewaar</button>
    </Form>,
  );
  await submit('Bewaar');
  expect(onChecked).toHaveBeenCalledExactlyOnceWith(true);
});

test('the error summary gets the focus when no field on the page is invalid', async () => {
  renderThemed(
    <Form initialValues={{}} validate={() => ({ other: 'Kies een kamp' })} onSubmit={() => undefined}>
      <button type="submit">Bewaar</button>
    </Form>,
  );
  await submit('Bewaar');
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

test('a form that is removed while it is validated is not submitted', async () => {
  const calls: string[] = [];
  const { unmount } = renderThemed(
    <Form
      initialValues={{}}
      validate={() => new Promise((resolve) => setTimeout(resolve, 10, {}))}
      onChecked={() => calls.push('checked')}
      onSubmit={() => void calls.push('submitted')}
    >
      <button type="submit">Bewaar</button>
    </Form>,
  );
  fireEvent.click(screen.getByRole('button'));
  unmount();
  // A rejected promise would fail the test.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls).toEqual([]);
});

test('announces the error of a field that is left', async () => {
  openForm();
  const status = screen.getByRole('status');
  await focus('Voornaam');
  expect(status.textContent).toBe('');
  await focus('Gemeente');
  expect(status.textContent).toBe('Voornaam: Vul dit in');
  // Back in the field, its error is read with it.
  await focus('Voornaam');
  expect(status.textContent).toBe('');
  // Also after a press beside the fields.
  act(() => screen.getByLabelText('Voornaam').blur());
  expect(status.textContent).toBe('Voornaam: Vul dit in');
  await focus('Voornaam');
  expect(status.textContent).toBe('');
  fireEvent.change(screen.getByLabelText('Voornaam'), { target: { value: 'Noor' } });
  await focus('Gemeente');
  expect(status.textContent).toBe('');
});

test("'onSubmit' is that of Formik: it can set the error of a field, and return any promise", async () => {
  const onSubmit = vi.fn<FormProps<Values>['onSubmit']>(async (_values, { setFieldError }) => {
    await Promise.resolve();
    setFieldError('name', 'Bestaat al');
    return 'done';
  });
  renderThemed(
    <Form<Values> initialValues={{ name: 'Noor', city: '' }} onSubmit={onSubmit}>
      <TextField<Values> name="name" label="Voornaam" />
      <button type="submit">Bewaar</button>
    </Form>,
  );
  await submit('Bewaar');
  expect(screen.getByRole('link', { name: 'Voornaam: Bestaat al' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Voornaam'));
});

test('a reset of the form removes its error summary', async () => {
  function Reset() {
    const { resetForm } = useFormikContext();
    return (
      <button type="button" onClick={() => resetForm()}>
        Opnieuw
      </button>
    );
  }
  renderThemed(
    <Form<Values> initialValues={{ name: '', city: '' }} validate={validate} onSubmit={() => undefined}>
      <TextField<Values> name="name" label="Voornaam" />
      <button type="submit">Bewaar</button>
      <Reset />
    </Form>,
  );
  await submit('Bewaar');
  expect(screen.queryByRole('region')).not.toBeNull();
  await submit('Opnieuw');
  expect(screen.queryByRole('region')).toBeNull();
  await submit('Bewaar');
  expect(screen.queryByRole('region')).not.toBeNull();
});

test('a link of the error summary leads to a field that is not one of this library', async () => {
  function Own() {
    const [field] = useField<string>('own');
    return (
      <label>
        Eigen veld <input {...field} />
      </label>
    );
  }
  renderThemed(
    <Form
      initialValues={{ name: '', own: '' }}
      validate={() => ({ name: 'Vul dit in', own: 'Vul dit in' })}
      onSubmit={() => undefined}
    >
      <Own />
      <TextField<Values> name="name" label="Naam" />
      <button type="submit">Bewaar</button>
    </Form>,
  );
  await submit('Bewaar');
  // In page order.
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Eigen veld: Vul dit in',
    'Naam: Vul dit in',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Eigen veld: Vul dit in' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Eigen veld'));
});

test('a failed submit scrolls every pane around the first invalid field', async () => {
  const scrollIntoView = vi.fn<(this: HTMLElement, options?: unknown) => void>();
  Element.prototype.scrollIntoView = scrollIntoView;
  renderThemed(
    <Form<Values> initialValues={{ name: '', city: '' }} validate={validate} onSubmit={() => undefined}>
      <TextField<Values> name="name" label="Voornaam" />
      <button type="submit">Bewaar</button>
    </Form>,
  );
  await submit('Bewaar');
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' });
  expect(scrollIntoView.mock.contexts[0]?.dataset.field).toBe('name');
});

test('a form that is hidden and shown again does not repeat its draft, nor the focus and the summary of a submit', async () => {
  const onDraft = vi.fn();
  function Tab() {
    const [isHidden, setIsHidden] = useState(false);
    return (
      <>
        <button onClick={() => setIsHidden(!isHidden)}>Tab</button>
        <Activity mode={isHidden ? 'hidden' : 'visible'}>
          <Form<Values>
            initialValues={{ name: '', city: '' }}
            validate={validate}
            onDraft={onDraft}
            onSubmit={() => undefined}
          >
            <TextField<Values> name="name" label="Voornaam" />
            <button type="submit">Bewaar</button>
          </Form>
        </Activity>
      </>
    );
  }
  renderThemed(<Tab />);
  const tab = screen.getByRole('button', { name: 'Tab' });
  const type = (value: string) =>
    act(async () => {
      fireEvent.change(screen.getByLabelText('Voornaam'), { target: { value } });
      await new Promise((resolve) => setTimeout(resolve));
    });
  const leaveAndReturn = async () => {
    tab.focus();
    await submit('Tab');
    await submit('Tab');
    expect(document.activeElement).toBe(tab);
  };
  await type('Noor');
  await submit('Bewaar');
  await type('');
  await leaveAndReturn();
  expect(screen.queryByRole('region')).toBeNull();
  expect(onDraft).toHaveBeenCalledTimes(2);

  await submit('Bewaar');
  expect(document.activeElement).toBe(screen.getByLabelText('Voornaam'));
  await leaveAndReturn();
});

test('a form in a portal into an iframe announces an error and moves the focus from a suggestion', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => {
    frame.remove();
    vi.unstubAllGlobals();
  });
  const { document: own, AbortController } = frame.contentWindow as Window & typeof globalThis;
  // jsdom takes no signal of another window.
  vi.stubGlobal('AbortController', AbortController);
  const { body } = own;
  renderThemed(
    createPortal(
      <Form<Values>
        initialValues={{ name: '', city: 'noor@gmai.com' }}
        validate={validate}
        onSubmit={vi.fn()}
      >
        <TextField<Values> name="name" label="Voornaam" />
        <EmailField<Values> name="city" label="E-mail" />
      </Form>,
      body,
    ),
  );
  const inFrame = within(body);
  const leave = (field: HTMLElement) =>
    act(async () => {
      field.focus();
      field.blur();
      await new Promise((resolve) => setTimeout(resolve));
    });
  await leave(inFrame.getByLabelText('Voornaam'));
  expect(inFrame.getByText('Voornaam: Vul dit in').role).toBe('status');
  const email = inFrame.getByLabelText('E-mail');
  await leave(email);
  fireEvent.click(inFrame.getByRole('button'));
  expect(own.activeElement).toBe(email);
});
