import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { type ReasonsKey, useTranslate } from '../i18n/use-translate.ts';

/** As the contract has it. */
const LONGEST = 500;

interface Props {
  value: string;
  onChange: (value: string) => void;
  missing: boolean;
  /** Whether it is what one begins with. */
  first: boolean;
  reasons: ReasonsKey;
}

/** The reason of a command, with the usual ones a click away. */
export function ReasonField({ value, onChange, missing, first, reasons }: Props) {
  const translate = useTranslate();
  const field = useRef<HTMLTextAreaElement>(null);
  const ready = translate(reasons, { returnObjects: true });
  const take = (text: string) => {
    onChange(text);
    field.current?.focus();
  };
  return (
    <div>
      <TextField
        label={translate('reason.label')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={missing}
        helperText={translate(missing ? 'reason.required' : 'reason.hint')}
        inputRef={field}
        required
        multiline
        minRows={2}
        maxRows={6}
        autoFocus={first}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
      <Box
        role="group"
        aria-label={translate('reason.ready')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}
      >
        {ready.map((text) => (
          <Button key={text} size="small" variant="outlined" onClick={() => take(text)} sx={{ borderRadius: '16px' }}>
            {text}
          </Button>
        ))}
      </Box>
    </div>
  );
}
