import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two columns: the record and its history. On narrow screens the history comes below. */
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
