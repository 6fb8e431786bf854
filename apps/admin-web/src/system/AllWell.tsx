import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Message that a system panel has no problems. */
export function AllWell({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
      <CheckCircleOutlined aria-hidden="true" color="primary" fontSize="small" />
      {children}
    </Box>
  );
}
