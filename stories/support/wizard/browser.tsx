import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';

const browser: { go: NavigateFunction; address: string } = { go: () => undefined, address: '' };

function Listener() {
  const go = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    Object.assign(browser, { go, address: pathname + search });
  }, [go, pathname, search]);
  return null;
}

/** Gives a story a browser's Back button and address bar. */
export const withBrowser: Decorator = (Story) => (
  <>
    <Listener />
    <Story />
  </>
);

export async function pressBack(): Promise<void> {
  await browser.go(-1);
}

/** The address, from the path on. */
export function addressBar(): string {
  return browser.address;
}
