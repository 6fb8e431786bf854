import type { RaThemeOptions } from 'react-admin';
import { radius, type Tokens } from './tokens.ts';

/** Text fields with a static label above, which is never truncated and stays readable when the field has a value. */
export const inputsFor = (tokens: Tokens): NonNullable<RaThemeOptions['components']> => ({
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        fontSize: '0.875rem',
        fontWeight: 550,
        lineHeight: 1.4,
        color: tokens.ink,
        '&.Mui-focused': { color: tokens.ink },
        '&.Mui-error': { color: tokens.danger },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        borderRadius: radius.control,
        background: tokens.surface,
        minHeight: 42,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tokens.ink3 },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: tokens.accent, borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: tokens.danger },
      },
      notchedOutline: { top: 0, borderColor: tokens.lineControl, '& legend': { display: 'none' } },
      input: { '&:focus-visible': { outline: 'none' }, '&::placeholder': { color: tokens.ink3, opacity: 1 } },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: '0.9375rem' },
      // Sets the direction of each line by its first letter.
      input: { unicodeBidi: 'plaintext', textAlign: 'start', '&:focus-visible': { outline: 'none' } },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { color: tokens.ink3 } } },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: '0.8125rem', color: tokens.ink2 } } },
  MuiFormLabel: { styleOverrides: { root: { color: tokens.ink } } },
});
