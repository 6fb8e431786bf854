import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Short list within a panel, one row per item with its commands. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.5 },
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {children}
    </Box>
  );
}
