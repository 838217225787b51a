import Button from '@mui/material/Button';

export interface SuggestionProps {
  /** The text of the button and what accepts it; null when there is nothing to suggest. */
  suggestion: { text: string; accept: () => void } | null;
  /** The name of the input that gets the focus after it. */
  field: string;
}

/** A button under a field with a value that the user may have meant, announced by screen readers. */
export function Suggestion({ suggestion, field }: SuggestionProps) {
  return (
    <div role="status">
      {suggestion && (
        <Button
          variant="outlined"
          sx={{ mt: 2, overflowWrap: 'anywhere' }}
          onClick={({ currentTarget: { form } }) => {
            suggestion.accept();
            // The button is removed.
            form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
          }}
        >
          {suggestion.text}
        </Button>
      )}
    </div>
  );
}
