import CheckIcon from '@mui/icons-material/CheckRounded';
import ArrowIcon from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
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
  /** Whether the whole form is valid now; by default, whether all `problems` are corrected. */
  isCorrected?: boolean;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Above this number of problems each group is one line that opens. */
const MAX_OPEN = 5;

/** The field and its error, or the error alone when it begins with the field's name. */
const lineOf = ({ label, message }: InvalidField) =>
  message.toLowerCase().startsWith(label.toLowerCase()) ? message : `${label}: ${message}`;

/** A corrected line keeps its size, so that the field below it does not move. */
function Line({ entry }: { entry: InvalidField }) {
  const texts = useUiTexts();
  const { field, group, isCorrected = false } = entry;
  return (
    <ListItem disableGutters disablePadding sx={{ gap: 1 }}>
      <Link
        href={`#${field}`}
        color={isCorrected ? 'textSecondary' : 'error'}
        onClick={(event) => {
          event.preventDefault();
          goToField(field, event.currentTarget, group);
        }}
        sx={{ py: 1 }}
      >
        {/* One text node, because some screen readers pause between nodes. */}
        {lineOf(entry)}
      </Link>
      <Box sx={{ display: 'inline-flex', width: '1.25rem', position: 'relative', flex: 'none', pt: 1 }}>
        {isCorrected && (
          <>
            <CheckIcon color="primary" fontSize="small" />
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

/** A group of many problems: one line that opens. */
function FoldedGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Accordion slotProps={{ region: { role: undefined } }}>
      <AccordionSummary
        aria-controls={id}
        expandIcon={<ArrowIcon />}
        sx={{ '&, &:hover': { color: 'text.primary' } }}
      >
        {heading}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

const Root = styled(Alert, { name: 'CampErrorSummary', slot: 'root' })<{ ownerState: ErrorSummaryProps }>();

/**
 * The errors of a form after a failed submit, by card, each with a link to its field. The cards of many errors are lines
 * that open.
 */
export function ErrorSummary(inProps: ErrorSummaryProps) {
  const props = useThemeProps({ props: inProps, name: 'CampErrorSummary' });
  const { problems, ref } = props;
  const texts = useUiTexts();
  const headingId = useId();
  const groups = [...new Set(problems.map(({ group }) => group))];
  // Headings that each line repeats are left out.
  const isNamed = problems.some((entry) => !lineOf(entry).startsWith(entry.group));
  const isFolded = isNamed && groups.length > 1 && problems.length > MAX_OPEN;
  const isCorrected = props.isCorrected ?? problems.every((entry) => entry.isCorrected);
  return (
    <Root
      className="CampErrorSummary-root"
      ownerState={props}
      severity={isCorrected ? 'success' : 'error'}
      role="region"
      aria-labelledby={headingId}
      tabIndex={-1}
      ref={ref}
    >
      <AlertTitle component="h2" id={headingId}>
        {isCorrected ? texts.summaryCorrected : texts.summaryHeading}
      </AlertTitle>
      {groups.map((group) => {
        const entries = problems.filter((entry) => entry.group === group);
        const heading = fillIn(texts.summaryGroup, { group, count: countOf(entries, texts) });
        const lines = (
          <List disablePadding>
            {entries.map((entry) => (
              <Line key={entry.field} entry={entry} />
            ))}
          </List>
        );
        return isFolded ? (
          <FoldedGroup key={group} heading={heading}>
            {lines}
          </FoldedGroup>
        ) : (
          <Box key={group} sx={{ mt: 3 }}>
            {isNamed && (
              <Typography component="h3" variant="subtitle1">
                {heading}
              </Typography>
            )}
            {lines}
          </Box>
        );
      })}
    </Root>
  );
}
