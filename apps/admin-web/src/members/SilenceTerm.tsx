import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { endAfter } from './SuspensionTerm.tsx';

/** Durations in days. 0 asks for a date. */
const TERMS = [1, 3, 7, 0] as const;
const USUAL = 1;

/** The end that is chosen at first. */
export const usualSilence = (): string => endAfter(USUAL)!;

/** The end of a day in the browser's time zone. Null if it has passed. */
function endOf(day: string): string | null {
  const end = new Date(`${day}T23:59:59`);
  return end.getTime() > Date.now() ? end.toISOString() : null;
}

/** Field for the end of a silence: a number of days, or a date. The value is null while there is no valid end. */
export function SilenceTerm({ value, onChange }: { value: string | null; onChange: (end: string | null) => void }) {
  const translate = useTranslate();
  const [days, setDays] = useState<number>(USUAL);
  const choose = (term: number) => {
    setDays(term);
    onChange(endAfter(term));
  };
  return (
    <>
      <TextField
        select
        label={translate('member.silenceTerm')}
        value={days}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {TERMS.map((term) => (
          <MenuItem key={term} value={term}>
            {term === 0 ? translate('member.silenceDate') : translate('member.days', { count: term })}
          </MenuItem>
        ))}
      </TextField>
      {days === 0 ? (
        <TextField
          type="date"
          label={translate('member.silenceLast')}
          error={value === null}
          helperText={value === null ? translate('member.silenceEnd') : undefined}
          onChange={({ target }) => onChange(target.value ? endOf(target.value) : null)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ) : null}
    </>
  );
}
