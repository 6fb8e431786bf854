import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';

interface Props {
  source: string;
  label: string;
  choices: readonly { value: string; label: string }[];
}

/** Filters a list by one of a few values. The choice is part of the address. */
export function FilterField({ source, label, choices }: Props) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const held = (filterValues as Record<string, unknown>)[source];
  // A level from the address may not be loaded yet, and MUI warns about a value without an option.
  const value = choices.some((choice) => choice.value === String(held)) ? String(held) : '';
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => setFilters({ ...filterValues, [source]: target.value || undefined }, undefined, false)}
      sx={{ width: { xs: 'calc(50% - 4px)', sm: 170 } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('list.any')}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Filters on deletion: without deleted records, or only those. By default the list includes them, marked. */
export function DeletedFilter() {
  const translate = useTranslate();
  return (
    <FilterField
      source="deleted"
      label={translate('deleted.filter')}
      choices={[
        { value: 'false', label: translate('deleted.without') },
        { value: 'true', label: translate('deleted.only') },
      ]}
    />
  );
}
