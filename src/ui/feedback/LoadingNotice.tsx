import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CircularProgress from '@mui/material/CircularProgress';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

export interface LoadingNoticeProps {
  /** The loading message. */
  message: string;
  /** If `true`, the message is the page's heading, with the skeleton of a form below. */
  inPlaceOfForm?: boolean;
  /** A ref to the message, which gets the focus of a form that the notice replaces. */
  ref?: Ref<HTMLParagraphElement>;
}

/** The widths of the labels of three fields. */
const FIELDS = ['30%', '40%', '25%'];

/** A loading message beside a progress indicator, where the content is expected. */
export function LoadingNotice({ message, inPlaceOfForm = false, ref }: LoadingNoticeProps) {
  return (
    <div>
      <Stack direction="row" spacing={4} sx={{ alignItems: 'center', minHeight: 48 }}>
        {/* Its space is reserved: it has a style attribute, so a server may not render it (content security policy). */}
        <Box aria-hidden sx={{ display: 'grid', flex: 'none', width: '1.5rem', height: '1.5rem' }}>
          <NoSsr>
            <CircularProgress />
          </NoSsr>
        </Box>
        <Typography
          component={inPlaceOfForm ? 'h1' : 'p'}
          variant="value"
          ref={ref}
          tabIndex={ref ? -1 : undefined}
        >
          {message}
        </Typography>
      </Stack>
      {inPlaceOfForm && (
        <Card aria-hidden sx={{ mt: 4 }}>
          <CardContent component={Stack} spacing={5}>
            <Skeleton sx={{ width: '45%', height: '1.5rem' }} />
            {FIELDS.map((width) => (
              <Stack key={width} spacing={2}>
                <Skeleton sx={{ width, height: '1rem' }} />
                <Skeleton sx={{ height: '3rem' }} />
              </Stack>
            ))}
          </CardContent>
        </Card>
      )}
    </div>
  );
}
