// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoadingNotice } from '../../../src/ui/feedback/LoadingNotice.tsx';
import { renderThemed } from '../../renderThemed.tsx';

test('a notice in place of a form takes its focus', () => {
  renderThemed(<LoadingNotice ref={(shown) => shown?.focus()} message="We laden het kamp" inPlaceOfForm />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'We laden het kamp' }));
});
