import type { ThemedComponent } from '../ui/theme/themeKeys.ts';
import type { DayGridProps } from './days/DayGrid.tsx';
import type { DayBoxProps } from './days/DayBox.tsx';
import type { CampSidebarProps } from './summary/CampSidebar.tsx';
import type { SummaryBarProps } from './summary/SummaryBar.tsx';
import type { ErrorBoxProps } from './messages/ErrorBox.tsx';
import type { StepNavProps } from './frame/StepNav.tsx';
import type { CampHeaderProps } from './frame/CampHeader.tsx';
import type { EnrolmentRecapProps } from './confirmation/EnrolmentRecap.tsx';
import type { RepeatedBlocksProps } from './medical/RepeatedBlocks.tsx';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CampDayGrid: 'root' | 'days';
    CampDayBox: 'root';
    CampSidebar: 'root';
    CampSummaryBar: 'root';
    CampErrorBox: 'root';
    CampStepNav: 'root';
    CampHeader: 'root';
    CampEnrolmentRecap: 'root';
    CampRepeatedBlocks: 'block';
  }
  interface ComponentsPropsList {
    CampDayGrid: DayGridProps;
    CampDayBox: DayBoxProps;
    CampSidebar: CampSidebarProps;
    CampSummaryBar: SummaryBarProps;
    CampErrorBox: ErrorBoxProps;
    CampStepNav: StepNavProps;
    CampHeader: CampHeaderProps;
    CampEnrolmentRecap: EnrolmentRecapProps;
    CampRepeatedBlocks: RepeatedBlocksProps;
  }
  interface Components<Theme = unknown> {
    CampDayGrid?: ThemedComponent<'CampDayGrid', Theme>;
    CampDayBox?: ThemedComponent<'CampDayBox', Theme>;
    CampSidebar?: ThemedComponent<'CampSidebar', Theme>;
    CampSummaryBar?: ThemedComponent<'CampSummaryBar', Theme>;
    CampErrorBox?: ThemedComponent<'CampErrorBox', Theme>;
    CampStepNav?: ThemedComponent<'CampStepNav', Theme>;
    CampHeader?: ThemedComponent<'CampHeader', Theme>;
    CampEnrolmentRecap?: ThemedComponent<'CampEnrolmentRecap', Theme>;
    CampRepeatedBlocks?: ThemedComponent<'CampRepeatedBlocks', Theme>;
  }
}
