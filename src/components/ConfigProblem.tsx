import { t } from '../messages/messages.ts';
import { StepHeading } from './StepHeading.tsx';
import { WizardLayout } from './WizardLayout.tsx';

export interface ConfigProblemProps {
  /** The key of the configuration block that is missing or unusable, or the block's own id. */
  wrongKey: string;
}

/** What stands in for the wizard when the page was deployed with a configuration that cannot be used. */
export function ConfigProblem({ wrongKey }: ConfigProblemProps) {
  return (
    <WizardLayout header={null}>
      <StepHeading title="configProblem.title" help="configProblem.help" />
      <p>{t('configProblem.key', { key: wrongKey })}</p>
    </WizardLayout>
  );
}
