import type { ReactNode } from 'react';
import { BulkActionsToolbar, DataTable } from 'react-admin';

interface Props {
  children: ReactNode;
  /** Commands for the rows that are chosen. */
  bulk?: ReactNode;
  /** Without a page of their own, rows are read in the list alone. */
  opens?: boolean;
}

/** A click anywhere in a row opens it; the link in its first cell does the same for keyboard and screen reader. */
export function Table({ children, bulk, opens = true }: Props) {
  return (
    <DataTable
      bulkActionButtons={bulk ?? false}
      rowClick={opens ? 'show' : false}
      size="medium"
      // Only what is on the page can be chosen: whoever gives one reason for many has seen them.
      {...(bulk && { bulkActionsToolbar: <BulkActionsToolbar selectAllButton={false}>{bulk}</BulkActionsToolbar> })}
      sx={({ tokens }) => ({
        // In the flow: laid over what stands above the table, it would cover the filters.
        '&& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none', bgcolor: tokens.accentSoft },
        overflowX: 'auto',
        '& .RaDataTable-headerCell': { position: 'static' },
        '& .RaDataTable-row:last-of-type > td, & tbody tr:last-of-type > td': { borderBottom: 0 },
        '& .MuiTableSortLabel-root.Mui-active .MuiTableSortLabel-icon': { opacity: 1 },
      })}
    >
      {children}
    </DataTable>
  );
}
