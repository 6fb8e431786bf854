import type { RaThemeOptions } from 'react-admin';
import { inputsFor } from './inputs.ts';
import { fonts, radius, type Tokens } from './tokens.ts';

const ring = (tokens: Tokens) => ({ outline: `2px solid ${tokens.accent}`, outlineOffset: 2 });

/** MUI component overrides: hairlines instead of shadows, one visible focus ring, and touch-sized targets. */
export const componentsFor = (tokens: Tokens): RaThemeOptions['components'] => ({
  // react-admin labels the wrapper of a row's checkbox, which has no role. This moves the label to the input.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: { 'aria-label': undefined },
        input: (owner: object) => ('aria-label' in owner ? { 'aria-label': String(owner['aria-label']) } : {}),
      },
    },
  },
  ...inputsFor(tokens),
  MuiCssBaseline: {
    styleOverrides: {
      html: {
        // Always shows the scrollbar. An empty gutter on short pages would leave a strip that the header does not
        // cover.
        overflowY: 'scroll',
        scrollbarGutter: 'stable',
        // The gutter stays when a modal locks scrolling. MUI's own lock would compensate for a scrollbar that is still
        // there.
        '&:has(.MuiModal-root)': { overflow: 'hidden' },
      },
      body: { overflowWrap: 'break-word', minWidth: 320, fontFeatureSettings: "'cv11', 'ss03'" },
      'h1[tabindex="-1"]:focus': { outline: 'none' },
      ':focus-visible': ring(tokens),
      '::selection': { background: `color-mix(in srgb, ${tokens.accent} 26%, transparent)` },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': ring(tokens) } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: radius.control, minHeight: 36, paddingInline: 14 },
      sizeSmall: { minHeight: 32, paddingInline: 10, fontSize: '0.8125rem' },
      outlined: { borderColor: tokens.lineControl, color: tokens.ink, '&:hover': { background: tokens.sunken } },
      text: { color: tokens.accentText },
      endIcon: { '& > *:nth-of-type(1)': { fontSize: 16 } },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { color: tokens.ink2, borderRadius: radius.control, minWidth: 36, minHeight: 36 } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: { styleOverrides: { root: { border: `1px solid ${tokens.line}`, borderRadius: radius.card } } },
  MuiModal: { defaultProps: { disableScrollLock: true } },
  // Menus and selects pass this to their own modal. The lock on `body` would break sticky elements.
  MuiPopover: { defaultProps: { disableScrollLock: true } },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: radius.card, border: `1px solid ${tokens.line}`, boxShadow: tokens.floating, margin: 16 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontFamily: fonts.serif, fontWeight: 600, fontSize: '1.3125rem', paddingBottom: 8 } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', gap: 4 } } },
  MuiBackdrop: {
    styleOverrides: { root: { backgroundColor: tokens.veil }, invisible: { backgroundColor: 'transparent' } },
  },
  MuiMenu: {
    styleOverrides: { paper: { border: `1px solid ${tokens.line}`, borderRadius: 12, boxShadow: tokens.floating } },
  },
  MuiMenuItem: { styleOverrides: { root: { fontSize: '0.875rem', minHeight: 40, borderRadius: 8, marginInline: 6 } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { background: tokens.ink, color: tokens.bg, fontSize: '0.75rem', borderRadius: 8, padding: '6px 10px' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderColor: tokens.line,
        padding: '12px 10px',
        fontSize: '0.875rem',
        '&:first-of-type': { paddingLeft: 18 },
        '&:last-of-type': { paddingRight: 18 },
      },
      head: {
        color: tokens.ink2,
        fontSize: '0.8125rem',
        fontWeight: 550,
        paddingBlock: 9,
        lineHeight: '24px',
        background: tokens.surface,
        whiteSpace: 'nowrap',
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        minHeight: 24,
        verticalAlign: 'middle',
        borderRadius: 4,
        '&:hover, &.Mui-active, &:focus-visible': { color: tokens.ink },
      },
      icon: { opacity: 0, fontSize: 14, marginInline: 3 },
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'pulse' }, styleOverrides: { root: { background: tokens.sunken } } },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: radius.control, fontSize: '0.875rem' },
      standardError: { background: tokens.dangerSoft, color: tokens.ink, '& .MuiAlert-icon': { color: tokens.danger } },
      standardInfo: {
        background: tokens.accentSoft,
        color: tokens.ink,
        '& .MuiAlert-icon': { color: tokens.accentText },
      },
      standardWarning: { background: tokens.flameSoft, color: tokens.ink, '& .MuiAlert-icon': { color: tokens.flame } },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: { background: tokens.ink, color: tokens.bg, borderRadius: radius.control, boxShadow: tokens.floating },
    },
  },
  MuiLink: { styleOverrides: { root: { color: tokens.accentText, textUnderlineOffset: 3 } } },
  MuiPaginationItem: { styleOverrides: { root: { minWidth: 32, height: 32, borderRadius: 8 } } },
});
