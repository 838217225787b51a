/** The props of a Stack of buttons: side by side, on phones below each other. */
export const ACTIONS = {
  direction: { xs: 'column', sm: 'row' },
  spacing: 3,
  useFlexGap: true,
  sx: { flexWrap: 'wrap', alignItems: { sm: 'center' } },
} as const;
