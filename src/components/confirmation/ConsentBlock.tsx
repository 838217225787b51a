import OpenIcon from '@mui/icons-material/OpenInNewRounded';
import Link from '@mui/material/Link';
import type { ConfirmationValues } from '../../domain/enrolment.ts';
import { useWords } from '../../messages/useWords.ts';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';

export interface ConsentBlockProps {
  /** The name of the organisation. */
  organisationName: string;
  /** The URL of the organisation's privacy statement. */
  privacyUrl?: string;
}

/** The two consents: the GDPR consent is required, news by e-mail is optional and starts unticked. */
export function ConsentBlock({ organisationName, privacyUrl }: ConsentBlockProps) {
  const { t } = useWords();
  return (
    <FieldGroup heading={t('consent.heading')}>
      <CheckboxField<ConfirmationValues>
        name="subscriber_Parent_GdprConsent"
        label={t('consent.gdpr', { organisation: organisationName })}
        summaryLabel={t('consent.heading')}
        help={t('consent.gdprHelp')}
        required
      />
      {/* Opens in a new tab, so that the answers are not lost. */}
      {privacyUrl && (
        <Link href={privacyUrl} target="_blank" rel="noopener" underline="hover">
          {t('consent.privacy')}
          <OpenIcon fontSize="small" />
        </Link>
      )}
      <CheckboxField<ConfirmationValues>
        name="subscriber_Parent_EmailConsent"
        label={t('consent.email', { organisation: organisationName })}
      />
    </FieldGroup>
  );
}
