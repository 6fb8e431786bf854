import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The record, and beside it (on a phone below) what was done to it. */
export function Columns({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: aside ? 'minmax(0, 1fr) 320px' : 'minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
      {aside}
    </Box>
  );
}
