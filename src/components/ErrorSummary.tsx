import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useId, type Ref } from 'react';
import type { RuleMessage } from '../domain/rules/ruleMessage.ts';
import { t, type MessageKey } from '../messages/messages.ts';
import { goToField } from './goToField.ts';

/** The name of a field in the summary: its label, or one that is unique on the page ('Medicatie 2, naam'). */
export type FieldLabel = MessageKey | RuleMessage;

/** A field with an error. */
interface FieldProblemEntry {
  /** The spec's field name. */
  field: string;
  /** The name of the field in the summary. */
  label: FieldLabel;
  /** The message of the broken rule. */
  problem: RuleMessage;
}

export interface ErrorSummaryProps {
  /** The fields with an error, in the order of the page. */
  problems: readonly FieldProblemEntry[];
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

/** The label and what is wrong, or that alone where it begins with the label. */
function lineOf({ label, problem }: FieldProblemEntry): string {
  const name = typeof label === 'string' ? t(label) : t(label.key, label.values);
  const sentence = t(problem.key, problem.values);
  return sentence.startsWith(name) ? sentence : `${name}: ${sentence}`;
}

/** The errors of a form after a failed submit, each with a link to its field. */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  const headingId = useId();
  return (
    <Alert severity="error" role="region" aria-labelledby={headingId} tabIndex={-1} ref={ref}>
      <AlertTitle component="h2" id={headingId}>
        {t('errorSummary.heading')}
      </AlertTitle>
      <List disablePadding>
        {problems.map((entry) => (
          <ListItem key={entry.field} disableGutters disablePadding>
            <Link
              href={`#${entry.field}`}
              color="error"
              onClick={(event) => {
                event.preventDefault();
                goToField(entry.field);
              }}
              sx={{ py: 1 }}
            >
              {/* One text node: some screen readers stop at each of several. */}
              {lineOf(entry)}
            </Link>
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
