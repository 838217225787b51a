import type { ComponentsOverrides, ComponentsProps, ComponentsVariants } from '@mui/material/styles';
import type { FieldFrameProps } from '../fields/FieldFrame.tsx';
import type { ErrorSummaryProps } from '../form/ErrorSummary.tsx';

/** What a theme can change of a component of this library, under its name in `theme.components`. */
export interface ThemedComponent<Name extends keyof ComponentsProps, Theme> {
  defaultProps?: ComponentsProps[Name];
  styleOverrides?: Name extends keyof ComponentsOverrides<Theme> ? ComponentsOverrides<Theme>[Name] : never;
  variants?: ComponentsVariants<Theme>[Name];
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CampErrorSummary: 'root';
    CampField: 'root';
  }
  interface ComponentsPropsList {
    CampErrorSummary: ErrorSummaryProps;
    CampField: FieldFrameProps;
  }
  interface Components<Theme = unknown> {
    CampErrorSummary?: ThemedComponent<'CampErrorSummary', Theme>;
    CampField?: ThemedComponent<'CampField', Theme>;
  }
}
