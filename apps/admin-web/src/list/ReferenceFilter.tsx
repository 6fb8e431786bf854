import { type RaRecord, useGetOne, useListContext } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { ResourceName } from '../resources.ts';
import { RecordPicker } from './RecordPicker.tsx';

interface Props<Row extends RaRecord> {
  source: string;
  label: string;
  resource: ResourceName;
  named: (row: Row) => string;
}

/** Filters a list by one record of another resource, found by server-side search. The choice is part of the address. */
export function ReferenceFilter<Row extends RaRecord<number>>({ source, label, resource, named }: Props<Row>) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const held = Number((filterValues as Record<string, unknown>)[source]) || null;
  const { data: chosen } = useGetOne<Row>(resource, { id: held ?? 0 }, { enabled: held !== null, retry: false });
  return (
    <RecordPicker<Row>
      label={label}
      resource={resource}
      named={named}
      value={held === null ? null : (chosen ?? null)}
      onChange={(row) => setFilters({ ...filterValues, [source]: row?.id }, undefined, false)}
      placeholder={translate('list.any')}
      sx={{ width: { xs: 'calc(50% - 4px)', sm: 220 } }}
    />
  );
}
