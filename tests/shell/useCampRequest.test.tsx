// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate, type Location } from 'react-router-dom';
import { expect, test } from 'vitest';
import { parseStoredAnswers } from '../../src/storage/storedAnswers.ts';
import { EMPTY_ANSWERS } from '../../src/domain/enrolment.ts';
import { clearStoredAnswers, storeAnswers } from '../../src/storage/tabStorage.ts';
import { useCampRequest } from '../../src/shell/useCampRequest.ts';

const stored = parseStoredAnswers({ camps: [{ campId: 'Zee-a', voucher: 'V1' }], answeredAt: 0 });

const at = (url: Partial<Location> | string) =>
  function Wrapper({ children }: { children: React.ReactNode }) {
    return <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>;
  };

test.each([
  // The URL has the id in uppercase (spec 2), but another system may tell the cases apart.
  ['/kid-parent?camp=ZEE-A', { campId: 'Zee-a', voucher: 'V1' }],
  ['/?camp=zee-a&voucher=V2', { campId: 'Zee-a', voucher: 'V2' }],
  ['/medicalForm', { campId: 'Zee-a', voucher: 'V1' }],
  ['/?camp=BOS', { campId: 'BOS', voucher: '' }],
  [
    { pathname: '/medicalForm', state: { campId: 'Bos' } },
    { campId: 'Bos', voucher: '' },
  ],
])('%j asks for %o', (url, request) => {
  const wrapper = at(url);
  expect(renderHook(() => useCampRequest(stored, ''), { wrapper }).result.current).toEqual(request);
});

test('a voucher stays in the URL until it is accepted and stored, for a reload', () => {
  const { result, rerender } = renderHook(
    ({ accepted }) => {
      useCampRequest(null, accepted);
      return useLocation().search;
    },
    { wrapper: at('/?camp=BOS&voucher=V1'), initialProps: { accepted: '' } },
  );
  expect(result.current).toBe('?camp=BOS&voucher=V1');
  rerender({ accepted: 'V1' });
  // The browser denies access to storage.
  expect(result.current).toBe('?camp=BOS&voucher=V1');
  rerender({ accepted: '' });
  storeAnswers('BOS', { ...EMPTY_ANSWERS, voucher: 'V1' });
  rerender({ accepted: 'V1' });
  expect(result.current).toBe('?camp=BOS');
  clearStoredAnswers();
});

test('another camp in the URL has no voucher of the one before', () => {
  const { result } = renderHook(() => ({ request: useCampRequest(stored, ''), go: useNavigate() }), {
    wrapper: at('/?camp=ZEE-A'),
  });
  expect(result.current.request.voucher).toBe('V1');
  act(() => void result.current.go('/?camp=BOS'));
  expect(result.current.request).toEqual({ campId: 'BOS', voucher: '' });
});
