import { useEffect, useEffectEvent, useState } from 'react';
import type { FormStep } from '../domain/steps.ts';
import type { Connection } from './Connection.ts';
import { CONNECTORS } from './lazySteps.ts';

interface StepViewProps {
  step: FormStep;
  connection: Connection;
  /** Called once the step is really on the screen, which for one that is still being fetched is later. */
  onShow: () => void;
}

/** One step, from its first view to its last. */
export function StepView({ step, connection, onShow }: StepViewProps) {
  // Its script may come while it is drawn: another connector for it from then on would begin the step anew.
  const [Connector] = useState(() => CONNECTORS[step]);
  const shown = useEffectEvent(onShow);
  useEffect(() => shown(), []);
  return <Connector {...connection} />;
}
