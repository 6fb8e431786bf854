import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Panel } from '../record/Panel.tsx';

interface Props {
  title: string;
  /** Places two short fields side by side if there is room. */
  pair?: boolean;
  children: ReactNode;
}

/** Group of related form fields. The group sets the spacing, not the fields. */
export function Fields({ title, pair = false, children }: Props) {
  return (
    <Panel title={title}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: pair ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' },
          '& .MuiFormControl-root': { my: 0 },
        }}
      >
        {children}
      </Box>
    </Panel>
  );
}
