import type { ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { Amount } from './Amount.tsx';

interface Props<T extends RaRecord> {
  /** Of the heading. */
  source: string;
  /** In cents, of the record's currency. */
  cents: (record: T) => number;
}

/** A column of amounts, with their currency. `DataTable.NumberCol` prints what stands in the field, and leaves out `render`. */
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
