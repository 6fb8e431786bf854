import type { ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { Amount } from './Amount.tsx';

interface Props<T extends RaRecord> {
  /** Field name for the column heading. */
  source: string;
  /** Amount in cents of the record's currency. */
  cents: (record: T) => number;
}

/**
 * Table column of amounts with currency. `DataTable.NumberCol` does not fit, because it prints the raw field and
 * ignores `render`.
 */
export function AmountColumn<T extends RaRecord & { currency: string }>({ source, cents }: Props<T>): ReactNode {
  return (
    <DataTable.Col<T>
      source={source as never}
      disableSort
      align="right"
      render={(record) => <Amount cents={cents(record)} currency={record.currency} />}
    />
  );
}
