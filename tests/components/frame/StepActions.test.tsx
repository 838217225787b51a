// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepActions } from '../../../src/components/frame/StepActions.tsx';
import { renderThemed } from '../../renderThemed.tsx';

it('shows the amount of a camp that costs nothing', () => {
  renderThemed(<StepActions submit="Bevestig" toPayCents={0} />);
  expect(screen.getByText('€ 0,00')).toBeDefined();
});
