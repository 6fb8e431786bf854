import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import TextField from '@mui/material/TextField';
import { type InputProps, useInput, ValidationError } from 'react-admin';
import { type TextKey, useTranslate } from '../i18n/use-translate.ts';

/** Colours with enough contrast as a small mark in the light and the dark scheme. */
const PALETTE = ['#0F6B5C', '#A84C08', '#3A5DB0', '#7C3AED', '#BE185D', '#B3261E', '#A16207', '#0E7490', '#64748B'];
const HEX = /^#[0-9a-f]{6}$/i;

/** Colour input: a preset, the browser's colour picker, or a hexadecimal value (`#RRGGBB`). */
export function ColorInput({
  label = 'resources.boards.fields.color',
  ...props
}: Omit<InputProps, 'label'> & { label?: TextKey }) {
  const translate = useTranslate();
  const { id, field, fieldState } = useInput(props);
  const value = String(field.value ?? '');
  return (
    <div>
      <TextField
        {...field}
        id={id}
        value={value}
        label={translate(label)}
        required
        error={fieldState.invalid}
        helperText={fieldState.error ? <ValidationError error={fieldState.error.message ?? ''} /> : undefined}
        sx={{ maxWidth: 220 }}
        slotProps={{
          htmlInput: { maxLength: 7, spellCheck: false },
          input: {
            startAdornment: (
              <Picker
                label={translate('board.ownColor')}
                value={HEX.test(value) ? value : '#000000'}
                onChange={field.onChange}
              />
            ),
          },
        }}
      />
      <Box
        role="group"
        aria-label={translate('board.palette')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}
      >
        {PALETTE.map((color) => (
          <Swatch
            key={color}
            color={color}
            chosen={color.toLowerCase() === value.toLowerCase()}
            onChoose={() => field.onChange(color)}
          />
        ))}
      </Box>
    </div>
  );
}

function Picker({ label, value, onChange }: { label: string; value: string; onChange: (color: string) => void }) {
  return (
    <Box
      component="input"
      type="color"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{
        width: 28,
        height: 28,
        mr: 1,
        flex: 'none',
        p: 0,
        border: 0,
        borderRadius: '8px',
        bgcolor: 'transparent',
        cursor: 'pointer',
      }}
    />
  );
}

function Swatch({ color, chosen, onChoose }: { color: string; chosen: boolean; onChoose: () => void }) {
  return (
    <ButtonBase
      aria-label={color}
      aria-pressed={chosen}
      onClick={onChoose}
      style={{ backgroundColor: color }}
      sx={({ tokens }) => ({
        width: 32,
        height: 32,
        borderRadius: '10px',
        boxShadow: chosen ? `0 0 0 2px ${tokens.surface}, 0 0 0 4px ${tokens.ink}` : 'none',
      })}
    />
  );
}
