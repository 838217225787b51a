// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WizardLayout } from '../../../src/ui/layout/WizardLayout.tsx';
import { renderThemed } from '../../renderThemed.tsx';

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollBy');
  vi.restoreAllMocks();
});

test('a focused button scrolls into view in its pane', () => {
  const places: Record<string, [top: number, bottom: number]> = { pane: [100, 500], next: [480, 530] };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [top = 0, bottom = 0] = places[this.dataset.testid ?? ''] ?? [];
    return { top, bottom } as DOMRect;
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  const scrollWindow = vi.spyOn(window, 'scrollBy').mockReturnValue();
  const scrolled: unknown[] = [];
  Element.prototype.scrollBy = function (this: HTMLElement, by?: ScrollToOptions | number) {
    scrolled.push([this.dataset.testid, by]);
    places.next = [420, 470];
  };
  renderThemed(
    <div data-testid="pane" style={{ overflowY: 'auto', scrollPaddingBottom: '30px' }}>
      <WizardLayout header="Zwemclub">
        <button data-testid="next">Verder</button>
      </WizardLayout>
    </div>,
  );
  screen.getByRole('button').focus();
  expect(scrolled).toEqual([['pane', { top: 60, behavior: 'instant' }]]);
  expect(scrollWindow).not.toHaveBeenCalled();
});
