import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';

/** A click anywhere in a row opens it; the link in its first cell does the same for keyboard and screen reader. */
export function Table({ children }: { children: ReactNode }) {
  return (
    <DataTable
      bulkActionButtons={false}
      rowClick="show"
      size="medium"
      sx={{
        overflowX: 'auto',
        '& .RaDataTable-headerCell': { position: 'static' },
        '& .RaDataTable-row:last-of-type > td, & tbody tr:last-of-type > td': { borderBottom: 0 },
        '& .MuiTableSortLabel-root.Mui-active .MuiTableSortLabel-icon': { opacity: 1 },
      }}
    >
      {children}
    </DataTable>
  );
}
