import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { KidParentValues } from '../domain/emptyKidParent.ts';
import type { ServedCamp } from '../api/servedCamp.ts';
import type { WizardConfig } from '../domain/wizardConfig.ts';
import { EnrolmentLoader } from './EnrolmentLoader.tsx';
import { useSecondPress } from '../ui/layout/useSecondPress.ts';

interface WizardProps {
  config: WizardConfig;
  served?: ServedCamp | null;
}

/** The wizard, for one child after another. Only the parent's values are passed on to the next enrolment. */
export function Wizard({ config, served = null }: WizardProps) {
  const navigate = useNavigate();
  useSecondPress();
  const [nextChild, setNextChild] = useState<{ count: number; values: KidParentValues } | null>(null);
  const count = nextChild?.count ?? 0;
  return (
    <EnrolmentLoader
      key={count}
      config={config}
      served={nextChild ? null : served}
      nextChild={nextChild?.values ?? null}
      onNextChild={(url, values) => {
        void navigate(url);
        setNextChild({ count: count + 1, values });
      }}
    />
  );
}
