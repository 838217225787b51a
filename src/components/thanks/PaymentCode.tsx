import Box from '@mui/material/Box';
import { encode } from 'uqr';

export interface PaymentCodeProps {
  /** The content of the code. */
  text: string;
  /** The accessible name. */
  label: string;
}

/** The quiet zone around a code, in modules, which scanners require. */
const EDGE = 4;

/** A QR code in black on white, independent of the brand. */
export function PaymentCode({ text, label }: PaymentCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: EDGE });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    // An SvgIcon takes the colour and the size of text.
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        display: 'block',
        width: 168,
        height: 168,
        flex: 'none',
        // The quiet zone is white, too.
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        // Dark on light for scanners, also in a dark mode or a contrast theme of the browser's own.
        colorScheme: 'only light',
        forcedColorAdjust: 'none',
        bgcolor: 'common.white',
        color: 'common.black',
      }}
    >
      <path d={modules.join('')} fill="currentColor" />
    </Box>
  );
}
