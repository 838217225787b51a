// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { RushNotice } from '../../../src/components/messages/RushNotice.tsx';
import { renderThemed } from '../../renderThemed.tsx';

test('the page keeps its own scroll padding while nothing is sticky', () => {
  const Observer = vi.fn(function (this: Pick<ResizeObserver, 'observe' | 'disconnect'>, place: () => void) {
    this.observe = place;
    this.disconnect = () => undefined;
  });
  vi.stubGlobal('ResizeObserver', Observer);
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  const { style } = document.documentElement;
  renderThemed(<RushNotice waiting onStop={() => undefined} />);
  expect(style.scrollPaddingTop).toBe('60px');
  height.mockReturnValue(0);
  window.dispatchEvent(new Event('resize'));
  expect(style.scrollPaddingTop).toBe('');
  vi.unstubAllGlobals();
});
