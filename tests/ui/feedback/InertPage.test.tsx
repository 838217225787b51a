// @vitest-environment jsdom
import Dialog from '@mui/material/Dialog';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InertPage } from '../../../src/ui/feedback/InertPage.ts';

test('makes the page inert while a dialog is open, and leaves what was inert before', () => {
  const menu = Object.assign(document.createElement('div'), { inert: true });
  menu.setAttribute('inert', '');
  document.body.append(menu);
  const dialog = (open: boolean) => (
    <Dialog open={open} transitionDuration={0}>
      <InertPage open={open} />
    </Dialog>
  );
  const { container, rerender, unmount } = render(dialog(true));
  expect([container.inert, menu.inert]).toEqual([true, true]);
  rerender(dialog(false));
  expect([container.inert, menu.inert]).toEqual([false, true]);
  rerender(dialog(true));
  unmount();
  expect([container.inert, menu.inert]).toEqual([false, true]);
  menu.remove();
});

test('leaves the element in which a theme puts the modals', () => {
  const theme = createTheme({
    components: { MuiModal: { defaultProps: { container: () => document.getElementById('modals') } } },
  });
  const { container, getByRole } = render(
    <ThemeProvider theme={theme}>
      <div id="modals" />
      <Dialog open transitionDuration={0}>
        <InertPage open />
        <button>OK</button>
      </Dialog>
    </ThemeProvider>,
  );
  expect(container.contains(getByRole('button', { name: 'OK' }))).toBe(true);
  expect(container.inert).toBeFalsy();
});
