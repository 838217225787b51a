// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { parseStoredAnswers } from '../../src/storage/storedAnswers.ts';
import { useCampRequest } from '../../src/shell/useCampRequest.ts';

const stored = parseStoredAnswers({ camps: [{ campId: 'Zee-a', voucher: 'V1' }], answeredAt: 0 });

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
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
  );
  expect(renderHook(() => useCampRequest(stored, ''), { wrapper }).result.current).toEqual(request);
});
