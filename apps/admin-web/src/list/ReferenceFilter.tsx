import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { type RaRecord, useGetList, useGetOne, useListContext } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { ResourceName } from '../resources.ts';

interface Props<Row extends RaRecord> {
  source: string;
  label: string;
  resource: ResourceName;
  named: (row: Row) => string;
}

const PAUSE_MS = 250;
const OFFERED = { page: 1, perPage: 12 };

/** Filters a list by one record of another resource, found by server-side search. The choice is part of the address. */
export function ReferenceFilter<Row extends RaRecord<number>>({ source, label, resource, named }: Props<Row>) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const held = Number((filterValues as Record<string, unknown>)[source]) || null;
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data: chosen } = useGetOne<Row>(resource, { id: held ?? 0 }, { enabled: held !== null, retry: false });
  const { data: found = [], isFetching } = useGetList<Row>(resource, { pagination: OFFERED, filter: q ? { q } : {} });
  return (
    <Autocomplete<Row>
      options={found}
      // The server has already filtered the options.
      filterOptions={(rows) => rows}
      value={held === null ? null : (chosen ?? null)}
      getOptionLabel={named}
      getOptionKey={(row) => row.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onInputChange={(_, text, why) => setTyped(why === 'input' ? text : '')}
      onChange={(_, row) => setFilters({ ...filterValues, [source]: row?.id }, undefined, false)}
      loading={isFetching}
      loadingText={translate('app.loading')}
      noOptionsText={translate('list.noOptions')}
      clearText={translate('list.clear')}
      openText={translate('list.open')}
      closeText={translate('app.close')}
      sx={{ width: { xs: 'calc(50% - 4px)', sm: 220 } }}
      renderInput={(parts) => (
        <TextField
          {...parts}
          label={label}
          placeholder={translate('list.any')}
          slotProps={{ inputLabel: { ...parts.InputLabelProps, shrink: true } }}
        />
      )}
    />
  );
}
