import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Panel } from '../record/Panel.tsx';

interface Props {
  title: string;
  /** Two short fields stand beside each other where there is room. */
  pair?: boolean;
  children: ReactNode;
}

/** The fields of a form that belong together. The space between them is set here, not by each field. */
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
