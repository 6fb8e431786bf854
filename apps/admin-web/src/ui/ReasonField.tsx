import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { type ReasonsKey, useTranslate } from '../i18n/use-translate.ts';

/** Limit of the API contract. */
const LONGEST = 500;

interface Props {
  value: string;
  onChange: (value: string) => void;
  missing: boolean;
  /** Whether this is the first field of the dialog, which gets the focus. */
  first: boolean;
  reasons: ReasonsKey;
  /** Whether the member reads the reason. Otherwise it is for colleagues only. */
  memberReads: boolean;
}

/** Field for the reason of a command, with predefined reasons as buttons. */
export function ReasonField({ value, onChange, missing, first, reasons, memberReads }: Props) {
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
        helperText={translate(missing ? 'reason.required' : memberReads ? 'reason.memberReads' : 'reason.hint')}
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
