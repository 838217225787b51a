import CheckIcon from '@mui/icons-material/CheckRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';
import type { RuleMessage } from '../../domain/rules/ruleMessage.ts';
import { t, type MessageKey } from '../../messages/messages.ts';
import { goToField } from './goToField.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

/** The name of a field in the summary: its label, or one that is unique on the page ('Medicatie 2, naam'). */
export type FieldLabel = MessageKey | RuleMessage;

/** A field with an error. */
export interface FieldProblemEntry {
  /** The spec's field name. */
  field: string;
  /** The heading of the field's card. */
  group: MessageKey;
  /** The name of the field in the summary. */
  label: FieldLabel;
  /** The error of the field. */
  problem: RuleMessage;
  /** If `true`, the field is valid now. */
  isCorrected?: boolean;
}

export interface ErrorSummaryProps {
  /** The invalid fields, in page order. */
  problems: readonly FieldProblemEntry[];
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

const wordsOf = (message: FieldLabel) =>
  typeof message === 'string' ? t(message) : t(message.key, message.values);

/** The field and its error, or the error alone when it begins with the field's name. */
function lineOf({ label, problem }: FieldProblemEntry): string {
  const [name, sentence] = [wordsOf(label), wordsOf(problem)];
  return sentence.toLowerCase().startsWith(name.toLowerCase()) ? sentence : `${name}: ${sentence}`;
}

/** A corrected line keeps its size, so that the field below it does not move. */
function Line({ entry }: { entry: FieldProblemEntry }) {
  const { field, isCorrected = false } = entry;
  return (
    <ListItem disableGutters disablePadding sx={{ gap: 1 }}>
      <Link
        href={`#${field}`}
        color={isCorrected ? 'textSecondary' : 'error'}
        onClick={(event) => {
          event.preventDefault();
          goToField(field);
        }}
        sx={{ py: 1 }}
      >
        {/* One text node, because some screen readers pause between nodes. */}
        {lineOf(entry)}
      </Link>
      <Box sx={{ display: 'inline-flex', width: '1.25rem', position: 'relative', flex: 'none', pt: 1.25 }}>
        {isCorrected && (
          <>
            <CheckIcon aria-hidden color="primary" fontSize="small" />
            <Typography component="span" sx={visuallyHidden}>
              {t('errorSummary.mended')}
            </Typography>
          </>
        )}
      </Box>
    </ListItem>
  );
}

/** The number of invalid fields of a card. */
function countOf(entries: readonly FieldProblemEntry[]): string {
  const open = entries.filter(({ isCorrected }) => !isCorrected).length;
  if (open === 0) return t('errorSummary.allMended');
  return open === 1 ? t('errorSummary.oneField') : t('errorSummary.fields', { n: open });
}

/** The errors of a form after a failed submit, by card, each with a link to its field. */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  const headingId = useId();
  const groups = [...new Set(problems.map(({ group }) => group))];
  // Headings that each line repeats are left out.
  const isNamed = problems.some((entry) => !lineOf(entry).startsWith(t(entry.group)));
  return (
    <Alert severity="error" role="region" aria-labelledby={headingId} tabIndex={-1} ref={ref}>
      <AlertTitle component="h2" id={headingId}>
        {t('errorSummary.heading')}
      </AlertTitle>
      {groups.map((group) => {
        const entries = problems.filter((entry) => entry.group === group);
        return (
          <Box key={group} sx={{ mt: 3 }}>
            {isNamed && (
              <Typography component="h3" variant="body1" sx={{ fontWeight: 700 }}>
                {t('errorSummary.group', { card: t(group), count: countOf(entries) })}
              </Typography>
            )}
            <List disablePadding>
              {entries.map((entry) => (
                <Line key={entry.field} entry={entry} />
              ))}
            </List>
          </Box>
        );
      })}
    </Alert>
  );
}
