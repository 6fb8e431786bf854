import type { ReactNode } from 'react';
import { BulkActionsToolbar, DataTable } from 'react-admin';

interface Props {
  children: ReactNode;
  /** Commands for the selected rows. */
  bulk?: ReactNode;
  /** False if records have no page and appear only in the list. */
  opens?: boolean;
}

/**
 * Table of a list. A click on a row opens it. The link in the first cell does the same for keyboards and screen
 * readers.
 */
export function Table({ children, bulk, opens = true }: Props) {
  return (
    <DataTable
      bulkActionButtons={bulk ?? false}
      rowClick={opens ? 'show' : false}
      size="medium"
      // Selects only rows on the current page, so that staff have seen every record they give a reason for.
      {...(bulk && { bulkActionsToolbar: <BulkActionsToolbar selectAllButton={false}>{bulk}</BulkActionsToolbar> })}
      sx={({ tokens }) => ({
        // Placed in the flow, because an overlay would cover the filters above the table.
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
