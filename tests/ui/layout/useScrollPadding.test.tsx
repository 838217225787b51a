// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RushNotice } from '../../../src/components/messages/RushNotice.tsx';
import { renderThemed } from '../../renderThemed.tsx';

beforeEach(() => {
  const Observer = vi.fn(function (this: Pick<ResizeObserver, 'observe' | 'disconnect'>, place: () => void) {
    this.observe = place;
    this.disconnect = () => undefined;
  });
  vi.stubGlobal('ResizeObserver', Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const notice = <RushNotice waiting onStop={() => undefined} />;
const { style } = document.documentElement;

test('the page keeps its own scroll padding while nothing is sticky', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  renderThemed(notice);
  expect(style.scrollPaddingTop).toBe('60px');
  height.mockReturnValue(0);
  window.dispatchEvent(new Event('resize'));
  expect(style.scrollPaddingTop).toBe('');
});

test('what is sticky in a pane is the scroll padding of that pane', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  const { getByTestId } = renderThemed(
    <div data-testid="pane" style={{ overflowY: 'auto' }}>
      {notice}
    </div>,
  );
  expect(getByTestId('pane').style.scrollPaddingTop).toBe('60px');
  expect(style.scrollPaddingTop).toBe('');
});
