import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useWords } from '../../messages/useWords.ts';
import { WizardLayout } from '../../ui/layout/WizardLayout.tsx';

export interface ConfigProblemProps {
  /** The key of the configuration block that is missing or invalid, or the id of the block itself. */
  wrongKey: string;
  /** Why it is invalid, in English, for the person who deploys the page. */
  reason?: string;
}

/** The page shown instead of the wizard when the page's configuration is invalid. */
export function ConfigProblem({ wrongKey, reason }: ConfigProblemProps) {
  const { t } = useWords();
  return (
    <WizardLayout header={null}>
      <title>{t('configProblem.title')}</title>
      <Alert severity="error" role="none">
        <AlertTitle component="h1" variant="h2">
          {t('configProblem.title')}
        </AlertTitle>
        <Typography>{t('configProblem.help')}</Typography>
        <Typography sx={{ mt: 3 }}>{t('configProblem.key', { key: wrongKey })}</Typography>
        {reason !== undefined && (
          <Typography lang="en" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {reason}
          </Typography>
        )}
      </Alert>
    </WizardLayout>
  );
}
