import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from '../i18n/use-translate.ts';
import { type Mode, MODES } from './draft.ts';

/** Chooses how new rules apply to past activity. */
export function ModeChoice({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const translate = useTranslate();
  return (
    <RadioGroup
      aria-label={translate('scoring.before')}
      value={mode}
      onChange={(_, chosen) => onChange(chosen as Mode)}
    >
      {MODES.map((each) => (
        <FormControlLabel key={each} value={each} control={<Radio />} label={translate(`scoring.modes.${each}`)} />
      ))}
    </RadioGroup>
  );
}
