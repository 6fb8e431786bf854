import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { ResourceName } from '../resources.ts';

interface Props<Row extends RaRecord> {
  label: string;
  resource: ResourceName;
  named: (row: Row) => string;
  value: Row | null;
  onChange: (row: Row | null) => void;
  placeholder?: string;
  sx?: AutocompleteProps<Row, false, false, false>['sx'];
}

const PAUSE_MS = 250;
const OFFERED = { page: 1, perPage: 12 };

/** Field that picks one record of a resource, found by server-side search. */
export function RecordPicker<Row extends RaRecord<number>>(props: Props<Row>) {
  const { label, resource, named, value, onChange, placeholder, sx } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data: found = [], isFetching } = useGetList<Row>(resource, { pagination: OFFERED, filter: q ? { q } : {} });
  return (
    <Autocomplete<Row>
      options={found}
      // The server has already filtered the options.
      filterOptions={(rows) => rows}
      value={value}
      getOptionLabel={named}
      getOptionKey={(row) => row.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onInputChange={(_, text, why) => setTyped(why === 'input' ? text : '')}
      onChange={(_, row) => onChange(row)}
      loading={isFetching}
      loadingText={translate('app.loading')}
      noOptionsText={translate('list.noOptions')}
      clearText={translate('list.clear')}
      openText={translate('list.open')}
      closeText={translate('app.close')}
      sx={sx}
      renderInput={(parts) => (
        <TextField
          {...parts}
          label={label}
          placeholder={placeholder}
          slotProps={{ inputLabel: { ...parts.InputLabelProps, shrink: true } }}
        />
      )}
    />
  );
}
