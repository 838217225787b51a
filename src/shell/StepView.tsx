import { useEffect, useEffectEvent, useState } from 'react';
import type { FormStep } from '../domain/steps.ts';
import type { Connection } from './Connection.ts';
import { CONNECTORS } from './lazySteps.ts';

interface StepViewProps {
  step: FormStep;
  connection: Connection;
  /** Called once the step is rendered, which is later for a step that is still loading. */
  onShow: () => void;
}

/** One step. Mounted again for each step. */
export function StepView({ step, connection, onShow }: StepViewProps) {
  // The connector may be loaded meanwhile. Changing it would remount the step.
  const [Connector] = useState(() => CONNECTORS[step]);
  const shown = useEffectEvent(onShow);
  useEffect(() => shown(), []);
  return <Connector {...connection} />;
}
