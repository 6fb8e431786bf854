import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from '../i18n/use-translate.ts';

/** Durations in days. 0 means until staff lift the suspension. */
const TERMS = [1, 7, 30, 0] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The term that is chosen at first, in days. */
export const USUAL_TERM = 7;

/** The end of a suspension of so many days from now. Null for 0 days: it has no end. */
export const endAfter = (days: number): string | null =>
  days === 0 ? null : new Date(Date.now() + days * DAY_MS).toISOString();

/** Field for the duration of a suspension, in days. */
export function SuspensionTerm({ value, onChange }: { value: number; onChange: (days: number) => void }) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('member.banTerm')}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {TERMS.map((term) => (
        <MenuItem key={term} value={term}>
          {term === 0 ? translate('member.forGood') : translate('member.days', { count: term })}
        </MenuItem>
      ))}
    </TextField>
  );
}
