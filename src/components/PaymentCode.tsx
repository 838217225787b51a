import Box from '@mui/material/Box';
import { encode } from 'uqr';

export interface PaymentCodeProps {
  /** What the code says. */
  text: string;
  /** What it is, for those who cannot see it. */
  label: string;
}

/** The quiet edge around a code, in modules: scanners ask for it. */
const EDGE = 4;

/** A QR code in black on white, whatever the brand: scanners and printers need no colours. */
export function PaymentCode({ text, label }: PaymentCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: EDGE });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
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
        bgcolor: 'common.white',
        color: 'common.black',
      }}
    >
      <path d={modules.join('')} fill="currentColor" />
    </Box>
  );
}
