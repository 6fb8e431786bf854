import TextField from '@mui/material/TextField';
import { useTranslate } from '../../i18n/use-translate.ts';

/** Field with the accepted answers to a free-form question, one per line. */
export function Accepted({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('quiz.accepted')}
      helperText={translate('quiz.acceptedHint')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      multiline
      minRows={2}
    />
  );
}
