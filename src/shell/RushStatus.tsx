import { useSyncExternalStore } from 'react';
import { rush } from '../api/Rush.ts';
import { RushNotice } from '../components/messages/RushNotice.tsx';

/** The notice that the server is overloaded, while calls wait for it. */
export function RushStatus() {
  const isWaiting = useSyncExternalStore(rush.subscribe, rush.isWaiting, () => false);
  return <RushNotice waiting={isWaiting} onStop={rush.stop} />;
}
