import PonyIcon from '@mui/icons-material/BedroomBaby';
import CampsiteIcon from '@mui/icons-material/Festival';
import ForestIcon from '@mui/icons-material/Forest';
import SailingIcon from '@mui/icons-material/Sailing';
import HandballIcon from '@mui/icons-material/SportsHandball';
import TerrainIcon from '@mui/icons-material/Terrain';
import Avatar from '@mui/material/Avatar';
import type SvgIcon from '@mui/material/SvgIcon';

export interface CampIconProps {
  /** The `THEME_ID` of the camp. */
  themeId: string;
}

/** The icon of a camp by its `THEME_ID`, in capitals. A theme that is not in this table has a tent. */
const ICONS: Partial<Record<string, typeof SvgIcon>> = {
  AVONTUUR: ForestIcon,
  KLIMMEN: TerrainIcon,
  MULTISPORT: HandballIcon,
  PONY: PonyIcon,
  WATER: SailingIcon,
  ZEILEN: SailingIcon,
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
