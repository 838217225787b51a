import CheckIcon from '@mui/icons-material/CheckRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';
import { fillIn, useUiTexts, type UiTexts } from '../UiTextsProvider.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { goToField } from './goToField.ts';

/** A field with an error. */
export interface InvalidField {
  /** The name of the value in the form. */
  field: string;
  /** The heading of the field's group, or empty. */
  group: string;
  /** The name of the field: its label, or one that is unique on the page ('Medicatie 2, naam'). */
  label: string;
  /** The error message. */
  message: string;
  /** If `true`, the field is valid now. */
  isCorrected?: boolean;
}

export interface ErrorSummaryProps {
  /** The invalid fields, in page order. */
  problems: readonly InvalidField[];
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

/** The field and its error, or the error alone when it begins with the field's name. */
const lineOf = ({ label, message }: InvalidField) =>
  message.toLowerCase().startsWith(label.toLowerCase()) ? message : `${label}: ${message}`;

/** A corrected line keeps its size, so that the field below it does not move. */
function Line({ entry }: { entry: InvalidField }) {
  const texts = useUiTexts();
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
              {texts.summaryFieldCorrected}
            </Typography>
          </>
        )}
      </Box>
    </ListItem>
  );
}

/** The number of invalid fields of a card. */
function countOf(entries: readonly InvalidField[], texts: UiTexts): string {
  const open = entries.filter(({ isCorrected }) => !isCorrected).length;
  if (open === 0) return texts.summaryGroupCorrected;
  return open === 1 ? texts.summaryOneField : fillIn(texts.summaryFields, { n: open });
}

const Root = styled(Alert, { name: 'CampErrorSummary', slot: 'root' })();

/** The errors of a form after a failed submit, by card, each with a link to its field. */
export function ErrorSummary(inProps: ErrorSummaryProps) {
  const { problems, ref } = useThemeProps({ props: inProps, name: 'CampErrorSummary' });
  const texts = useUiTexts();
  const headingId = useId();
  const groups = [...new Set(problems.map(({ group }) => group))];
  // Headings that each line repeats are left out.
  const isNamed = problems.some((entry) => !lineOf(entry).startsWith(entry.group));
  return (
    <Root
      className="CampErrorSummary-root"
      severity="error"
      role="region"
      aria-labelledby={headingId}
      tabIndex={-1}
      ref={ref}
    >
      <AlertTitle component="h2" id={headingId}>
        {texts.summaryHeading}
      </AlertTitle>
      {groups.map((group) => {
        const entries = problems.filter((entry) => entry.group === group);
        return (
          <Box key={group} sx={{ mt: 3 }}>
            {isNamed && (
              <Typography component="h3" variant="subtitle1">
                {fillIn(texts.summaryGroup, { group, count: countOf(entries, texts) })}
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
    </Root>
  );
}
