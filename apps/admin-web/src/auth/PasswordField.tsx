import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';

interface Props {
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

/** Password field with a button that shows or hides the password. */
export function PasswordField({ value, onChange, autoFocus = false }: Props) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={translate('login.password')}
      type={shown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="current-password"
      autoFocus={autoFocus}
      required
      slotProps={{
        inputLabel: { required: false },
        input: {
          endAdornment: (
            <IconButton
              edge="end"
              aria-label={translate('login.show')}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
            </IconButton>
          ),
        },
      }}
    />
  );
}
