import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

/** Rows of a list as cards, for narrow screens. */
export function Cards<Row extends RaRecord>({ children }: { children: (row: Row) => ReactNode }) {
  const { data = [] } = useListContext<Row>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((row, index) => (
        <Box
          component="li"
          key={row.id}
          sx={{ p: 2, borderTop: index ? 1 : 0, borderColor: 'divider', display: 'grid', gap: 0.75 }}
        >
          {children(row)}
        </Box>
      ))}
    </Box>
  );
}

/** Secondary facts of a card in one row. */
export function CardFacts({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.25,
        rowGap: 0.5,
        fontSize: '0.8125rem',
        color: 'text.secondary',
        overflowWrap: 'anywhere',
        minWidth: 0,
      }}
    >
      {children}
    </Box>
  );
}
