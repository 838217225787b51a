import CampsiteIcon from '@mui/icons-material/Festival';
import ForestIcon from '@mui/icons-material/Forest';
import PaddleIcon from '@mui/icons-material/Kayaking';
import PawIcon from '@mui/icons-material/Pets';
import BallIcon from '@mui/icons-material/SportsBasketball';
import Avatar from '@mui/material/Avatar';
import type SvgIcon from '@mui/material/SvgIcon';

export interface CampIconProps {
  /** The `THEME_ID` of the camp. */
  themeId: string;
}

/**
 * The icon of a camp by its `THEME_ID`, in capitals. A theme that is not in this table has a tent. Each icon adds 100 to
 * 300 bytes to the scripts of the first screen (`npm test -- bench` limits them).
 */
const ICONS: Partial<Record<string, typeof SvgIcon>> = {
  AVONTUUR: ForestIcon,
  MULTISPORT: BallIcon,
  PONY: PawIcon,
  WATER: PaddleIcon,
};

/** The icon of the camp's theme, hidden from screen readers. */
export function CampIcon({ themeId }: CampIconProps) {
  const Icon = ICONS[themeId.toUpperCase()] ?? CampsiteIcon;
  return (
    <Avatar aria-hidden>
      <Icon />
    </Avatar>
  );
}
