// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { EMPTY_ANSWERS } from '../../src/domain/enrolment.ts';
import { useEnrolment } from '../../src/shell/useEnrolment.ts';
import { readStoredAnswers, storeAnswers } from '../../src/storage/tabStorage.ts';

test.each(['/medicalForm', '/?camp=BOS'])(
  'a page at %s that is left before its camp is loaded keeps what is stored',
  (url) => {
    const post = { digest: 'd'.repeat(64), key: 'k', isLost: true, isAfterLost: false };
    const zee = { voucher: 'V1', selectedDays: ['2027-07-05'] };
    storeAnswers('Zee', { ...EMPTY_ANSWERS, ...zee }, Date.now(), post);
    const { unmount } = renderHook(() => useEnrolment(null, null), {
      wrapper: ({ children }: { children: React.ReactNode }) => (
        <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
      ),
    });
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    storeAnswers('BOS', EMPTY_ANSWERS);
    expect(readStoredAnswers('ZEE')).toMatchObject({ campId: 'Zee', ...zee, post });
    expect(readStoredAnswers()).toMatchObject({ campId: 'BOS', voucher: '', selectedDays: [], post: null });
  },
);
