import { useSyncExternalStore } from 'react';
import { rush } from '../api/Rush.ts';
import { RushNotice } from '../components/messages/RushNotice.tsx';

/** The notice that the server is overloaded, while calls wait for it. */
export function RushStatus({ onStop }: { onStop?: () => void }) {
  const isWaiting = useSyncExternalStore(rush.subscribe, rush.isWaiting, () => false);
  const stop = () => {
    onStop?.();
    rush.stop();
  };
  return <RushNotice waiting={isWaiting} onStop={stop} />;
}
