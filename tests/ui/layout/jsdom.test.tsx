// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LeaveDialog } from '../../../src/components/messages/LeaveDialog.tsx';
import { RushNotice } from '../../../src/components/messages/RushNotice.tsx';
import { WizardLayout } from '../../../src/ui/layout/WizardLayout.tsx';
import { renderThemed } from '../../renderThemed.tsx';

test('components that measure or scroll the page render in jsdom, which has no layout', async () => {
  renderThemed(
    <WizardLayout header="Zwemclub" bar="€ 149,00" notice={<RushNotice waiting onStop={() => undefined} />}>
      <LeaveDialog open organisationUrl="/" onLeave={() => undefined} onClose={() => undefined} />
    </WizardLayout>,
  );
  // An error of a listener would fail the test.
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
});

test('a focused field does not scroll in jsdom, which reports that', () => {
  const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  renderThemed(
    <WizardLayout header="Zwemclub">
      <button>Verder</button>
    </WizardLayout>,
  );
  screen.getByRole('button').focus();
  expect(scroll).not.toHaveBeenCalled();
  scroll.mockRestore();
});
