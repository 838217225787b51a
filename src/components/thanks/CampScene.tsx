import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';

/** A pine tree with its foot at (x, y) and `s` times 60 high. */
function pine(x: number, y: number, s: number): string {
  const at = (dx: number, dy: number) => `${x + dx * s} ${y - dy * s}`;
  return (
    `M${at(0, 60)} L${at(11, 42)} L${at(5, 42)} L${at(16, 25)} L${at(7, 25)} L${at(20, 7)} L${at(3, 7)} ` +
    `L${at(3, 0)} L${at(-3, 0)} L${at(-3, 7)} L${at(-20, 7)} L${at(-7, 25)} L${at(-16, 25)} L${at(-5, 42)} L${at(-11, 42)}Z`
  );
}

const FAR_PINES =
  pine(366, 150, 0.7) +
  pine(392, 146, 0.95) +
  pine(530, 134, 0.7) +
  pine(190, 118, 0.5) +
  pine(-150, 160, 0.8) +
  pine(-118, 164, 0.6) +
  pine(790, 158, 0.7);
const NEAR_PINES =
  pine(30, 196, 1.5) +
  pine(600, 190, 1.55) +
  pine(556, 196, 1.1) +
  pine(-270, 204, 1.4) +
  pine(-228, 210, 1) +
  pine(860, 206, 1.5) +
  pine(905, 200, 1.1);
const FLAGS = [0, 1, 2, 3, 4, 5, 6];

/** An illustration in the colours of the theme, hidden from screen readers. */
export function CampScene() {
  const { shape, vars } = useTheme();
  const { primary, secondary, background, text } = vars.palette;
  return (
    // An SvgIcon is square.
    <Box
      component="svg"
      viewBox="-320 0 1280 240"
      // Narrow screens show the middle.
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable={false}
      sx={{
        display: 'block',
        width: '100%',
        height: { xs: 76, sm: 120 },
        borderRadius: `${shape.cardRadius}px`,
      }}
    >
      <rect x="-320" width="1280" height="240" fill={secondary.soft} />
      <circle cx="456" cy="92" r="74" fill={secondary.main} opacity="0.22" />
      <circle cx="456" cy="92" r="46" fill={secondary.main} />
      <path
        d="M-320 156C-220 118-90 204 0 150C90 96 190 96 300 138S520 110 640 132S860 178 960 140V240H-320Z"
        fill={primary.soft}
      />
      <path d={FAR_PINES} fill={primary.main} opacity="0.45" />
      <path
        d="M-320 176C-210 196-120 218 0 184C120 150 250 168 340 178S540 160 640 176S840 206 960 172V240H-320Z"
        fill={primary.main}
        opacity="0.75"
      />
      <path d={NEAR_PINES} fill={primary.dark} />
      <path
        d="M-320 200C-210 214-110 232 0 214C160 186 320 206 640 198S850 220 960 204V240H-320Z"
        fill={primary.dark}
      />

      {/* The tent. */}
      <path d="M214 212 292 98 396 212Z" fill={background.paper} />
      <path d="M292 98 396 212H322Z" fill={primary.soft} />
      <path d="M292 98 322 212H262Z" fill={text.primary} opacity="0.85" />
      <path d="M292 98 262 212H244C268 176 284 138 292 98Z" fill={secondary.main} />
      <path d="M292 98V74" stroke={text.primary} strokeWidth="3" strokeLinecap="round" />
      <path d="M292 74 318 82 292 90Z" fill={primary.main} />

      {/* Bunting. */}
      <path d="M34 116C110 152 200 142 288 100" fill="none" stroke={text.primary} strokeWidth="1.5" />
      {FLAGS.map((n) => {
        const x = 62 + n * 32;
        const y = [127, 134, 138, 138, 134, 127, 116][n] ?? 0;
        return (
          <path
            key={n}
            d={`M${x - 9} ${y - 1} ${x + 9} ${y - 1} ${x} ${y + 17}Z`}
            fill={[secondary.main, background.paper, primary.main][n % 3]}
          />
        );
      })}

      {/* The camp fire. */}
      <g stroke={secondary.main} strokeWidth="6" strokeLinecap="round">
        <path d="M438 214 472 202M440 202 474 214" />
      </g>
      <path d="M456 200C446 190 452 182 457 172C464 182 468 190 456 200Z" fill={secondary.main} />

      {/* Birds. */}
      <path
        d="M344 52q7-8 13 0q7-8 13 0M386 34q5-6 10 0q5-6 10 0"
        fill="none"
        stroke={text.primary}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </Box>
  );
}
