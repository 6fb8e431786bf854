import { alpha } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { componentsFor } from './components.ts';
import { darkTokens, fonts, lightTokens, radius, type Tokens } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Theme {
    tokens: Tokens;
  }
  interface ThemeOptions {
    tokens?: Tokens;
  }
}

const title = (size: string) => ({
  fontFamily: fonts.serif,
  fontSize: size,
  fontWeight: 600,
  lineHeight: 1.28,
  letterSpacing: '-0.005em',
});

function themeOf(mode: 'light' | 'dark', tokens: Tokens): RaThemeOptions {
  return {
    tokens,
    palette: {
      mode,
      background: { default: tokens.bg, paper: tokens.surface },
      text: { primary: tokens.ink, secondary: tokens.ink2, disabled: tokens.ink3 },
      primary: { main: tokens.accent, dark: tokens.accentHover, contrastText: tokens.onAccent },
      secondary: { main: tokens.ink2, contrastText: tokens.surface },
      error: { main: tokens.danger, contrastText: tokens.onDanger },
      warning: { main: tokens.flame, contrastText: tokens.surface },
      info: { main: tokens.accentText, contrastText: tokens.surface },
      success: { main: tokens.accent, contrastText: tokens.onAccent },
      divider: tokens.line,
      action: { hover: tokens.sunken, selected: tokens.accentSoft, focus: alpha(tokens.accent, 0.12) },
    },
    shape: { borderRadius: radius.control },
    typography: {
      fontFamily: fonts.sans,
      fontSize: 14,
      body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      caption: { fontSize: '0.75rem', lineHeight: 1.45 },
      subtitle2: { fontSize: '0.8125rem', fontWeight: 600 },
      button: { fontSize: '0.875rem', fontWeight: 550, textTransform: 'none' },
      h1: title('1.625rem'),
      h2: title('1.1875rem'),
      h3: title('1.0625rem'),
      h5: title('1.1875rem'),
      h6: title('1.0625rem'),
    },
    components: componentsFor(tokens),
    // Width that react-admin uses outside the console's own navigation.
    sidebar: { width: 232 },
  };
}

export const lightTheme = themeOf('light', lightTokens);
export const darkTheme = themeOf('dark', darkTokens);
