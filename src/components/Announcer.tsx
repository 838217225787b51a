import { styled } from '@mui/material/styles';

export interface AnnouncerProps {
  /** What is said, politely, whenever it changes. */
  text: string;
}

const Region = styled('p')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/**
 * The page's one polite live region, for those who hear it: waiting, the amount to pay, the medical sheet. It is there
 * from the first moment and only its words change, or a screen reader would not speak them.
 */
export function Announcer({ text }: AnnouncerProps) {
  return <Region role="status">{text}</Region>;
}
