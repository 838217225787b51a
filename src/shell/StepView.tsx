import { useEffect, useEffectEvent, type ReactNode } from 'react';

/** Calls `onShow` once its step is really on the screen, which for a step that is still being fetched is later. */
export function StepView({ onShow, children }: { onShow: () => void; children: ReactNode }) {
  const shown = useEffectEvent(onShow);
  useEffect(() => shown(), []);
  return children;
}
