// @vitest-environment jsdom
import Dialog from '@mui/material/Dialog';
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
