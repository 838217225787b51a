interface Described {
  help?: unknown;
  helpId: string;
  sentence: string | null;
  errorId: string;
}

/** The attributes that tie an input to its help and its error; only ids that are on the page. */
export function fieldAria({ help, helpId, sentence, errorId }: Described) {
  const ids = [help === undefined ? '' : helpId, sentence === null ? '' : errorId].filter((id) => id !== '');
  return {
    'aria-invalid': sentence !== null || undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}
