import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A group of lines on the page. */
export interface PrintedGroup {
  /** The name of the group. */
  label: string;
  lines: readonly string[];
}

export interface PrintedPageProps {
  /** The name of the organisation. */
  organisationName: string;
  /** The e-mail address for questions. */
  contact?: string;
  /** The text of the heading. */
  title: string;
  /** The groups, in page order. */
  groups: readonly PrintedGroup[];
  /** The content below the groups. */
  children?: ReactNode;
}

/** A printed page in black on white, readable without colours. */
export function PrintedPage({ organisationName, contact, title, groups, children }: PrintedPageProps) {
  return (
    <Box sx={{ bgcolor: 'common.white', color: 'common.black', fontSize: '11pt', overflowWrap: 'anywhere' }}>
      <Typography variant="inherit">{[organisationName, contact].filter(Boolean).join(' · ')}</Typography>
      <Typography component="h2" variant="h1" sx={{ fontSize: '18pt', mb: 4 }}>
        {title}
      </Typography>
      <Stack component="dl" sx={{ m: 0 }}>
        {groups.map(({ label, lines }, position) => (
          <Box
            key={`${position} ${label}`}
            sx={{
              display: 'grid',
              gridTemplateColumns: '45mm minmax(0, 1fr)',
              py: 2,
              borderTop: '0.5pt solid',
              borderColor: 'grey.500',
              breakInside: 'avoid',
            }}
          >
            <Typography component="dt" variant="inherit">
              {label}
            </Typography>
            <Typography component="dd" variant="inherit" sx={{ fontWeight: 600 }}>
              {lines.map((line, index) => (
                <div key={`${index} ${line}`}>{line}</div>
              ))}
            </Typography>
          </Box>
        ))}
      </Stack>
      {children}
    </Box>
  );
}
