// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { FieldFrame } from '../../../src/components/fields/FieldFrame.tsx';
import { TextField } from '../../../src/components/fields/TextField.tsx';
import { setMessages } from '../../../src/messages/messages.ts';
import nl from '../../../src/messages/nl.json';
import { themeFor } from '../../../src/theme/theme.ts';
import { pine } from '../../../src/theme/tokens.ts';

// Every input draws exactly one frame, so counting frames counts the inputs that were drawn.
vi.mock(import('../../../src/components/fields/FieldFrame.tsx'), async (original) => {
  const real = await original();
  return { ...real, FieldFrame: vi.fn(real.FieldFrame) };
});

beforeAll(() => setMessages(nl));
afterEach(cleanup);

it('draws one field for a key press, however many there are', async () => {
  render(
    <ThemeProvider theme={themeFor(pine)}>
      <Formik
        initialValues={{ subscriber_FirstName: '', subscriber_LastName: '' }}
        // New objects at every validation, as the rules of some forms give.
        validate={() => ({ subscriber_LastName: { key: 'rule.required' } as unknown as string })}
        initialTouched={{ subscriber_LastName: true }}
        initialErrors={{ subscriber_LastName: { key: 'rule.required' } as unknown as string }}
        onSubmit={() => undefined}
      >
        <>
          <TextField name="subscriber_FirstName" label="kidParent.childFirstName" />
          <TextField name="subscriber_LastName" label="kidParent.childLastName" />
        </>
      </Formik>
    </ThemeProvider>,
  );
  const drawn = vi.mocked(FieldFrame);
  drawn.mockClear();

  const input = screen.getByLabelText<HTMLInputElement>(/Voornaam/);
  fireEvent.change(input, { target: { value: 'N' } });
  await waitFor(() => expect(input.value).toBe('N'));

  const names = new Set(drawn.mock.calls.map(([{ name }]) => name));
  expect(names).toEqual(new Set(['subscriber_FirstName']));
});
