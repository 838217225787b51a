// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Announcer } from '../../../src/ui/feedback/Announcer.tsx';
import { renderThemed } from '../../renderThemed.tsx';

test('makes no page taller: it may be at the end of a pane that scrolls', () => {
  renderThemed(<Announcer text="Opgeslagen" />);
  expect(getComputedStyle(screen.getByRole('status')).position).toBe('fixed');
});
