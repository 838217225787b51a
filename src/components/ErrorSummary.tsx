import ErrorIcon from '@mui/icons-material/ErrorRounded';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useId, type MouseEvent, type Ref } from 'react';
import type { RuleMessage } from '../domain/rules/ruleMessage.ts';
import { t, type MessageKey } from '../messages/messages.ts';
import { scrollToTop } from './scrollToTop.ts';

const Box = styled('section')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  border: `2px solid ${theme.colours.wrong}`,
  borderRadius: theme.tokens.cardRadius,
  backgroundColor: theme.colours.wrongSoft,
  '& > svg': { flex: 'none', color: theme.colours.wrong },
}));

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& li': { overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', padding: theme.spacing(1, 0), color: theme.colours.wrong },
}));

/** What the summary calls a field: its own label, or one that tells it from its likes ('Medicatie 2, naam'). */
export type FieldLabel = MessageKey | RuleMessage;

/** A field whose rule is broken. */
export interface FieldProblemEntry {
  /** The spec's field name. */
  field: string;
  label: FieldLabel;
  problem: RuleMessage;
}

export interface ErrorSummaryProps {
  /** In the order of the page. */
  problems: readonly FieldProblemEntry[];
  /** Takes the focus after a failed submit. */
  ref?: Ref<HTMLElement>;
}

/** Brings the field's label into view and puts the focus in the field. */
function goTo(event: MouseEvent, field: string) {
  event.preventDefault();
  const frame = document.querySelector(`[data-field="${CSS.escape(field)}"]`);
  const control = frame?.querySelector<HTMLElement>('input, select, textarea');
  control?.focus({ preventScroll: true });
  if (frame) scrollToTop(frame);
}

/** What keeps a form from going on, with a link to each field and the same words as there. */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  const headingId = useId();
  return (
    <Box ref={ref} tabIndex={-1} aria-labelledby={headingId}>
      <ErrorIcon aria-hidden />
      <div>
        <Heading id={headingId}>{t('errorSummary.heading')}</Heading>
        <List>
          {problems.map(({ field, label, problem }) => (
            <li key={field}>
              <Link href={`#${field}`} onClick={(event) => goTo(event, field)}>
                {/* One text: some screen readers stop at each piece. */}
                {`${typeof label === 'string' ? t(label) : t(label.key, label.values)}: ${t(problem.key, problem.values)}`}
              </Link>
            </li>
          ))}
        </List>
      </div>
    </Box>
  );
}
