import { createTheme, type VariantColorsResolver } from '@mantine/core';

/** Colours from tokens.css for every variant that the app uses. Mantine's own palette is not used. */
const variantColors: VariantColorsResolver = ({ variant, color }) => {
  const danger = color === 'danger';
  switch (variant) {
    case 'filled':
      return {
        background: danger ? 'var(--danger)' : 'var(--accent)',
        hover: danger ? 'var(--danger)' : 'var(--accent-hover)',
        color: danger ? 'var(--surface)' : 'var(--on-accent)',
        border: '1px solid transparent',
      };
    case 'light':
      return {
        background: danger ? 'var(--danger-soft)' : 'var(--accent-soft)',
        hover: danger ? 'var(--danger-soft)' : 'var(--accent-soft)',
        color: danger ? 'var(--danger)' : 'var(--accent-text)',
        border: '1px solid transparent',
      };
    case 'subtle':
      return {
        background: 'transparent',
        hover: 'var(--sunken)',
        color: danger ? 'var(--danger)' : 'var(--ink-2)',
        border: '1px solid transparent',
      };
    default:
      return {
        background: 'var(--surface)',
        hover: 'var(--sunken)',
        color: 'var(--ink)',
        border: '1px solid var(--line)',
      };
  }
};

export const theme = createTheme({
  variantColorResolver: variantColors,
  defaultRadius: 'var(--radius)',
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  headings: { fontFamily: 'var(--serif)' },
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    // Border of a field, inline to be independent of the style sheet order. An invalid field keeps Mantine's colour.
    Input: {
      defaultProps: { dir: 'auto' },
      vars: (_: unknown, { error }: { error?: unknown }) => ({
        wrapper: error ? {} : { '--input-bd': 'var(--line-control)', '--input-bd-focus': 'var(--accent)' },
      }),
    },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 36 } },
    Checkbox: { defaultProps: { color: 'var(--accent)', iconColor: 'var(--on-accent)' } },
    Switch: { defaultProps: { color: 'var(--accent)' } },
    Modal: {
      defaultProps: {
        lockScroll: false,
        centered: true,
        radius: 'var(--radius-card)',
        transitionProps: { duration: 150 },
      },
    },
    Drawer: { defaultProps: { lockScroll: false, transitionProps: { duration: 180 } } },
    Menu: { defaultProps: { shadow: 'md', radius: 'var(--radius)', transitionProps: { duration: 120 } } },
    Popover: { defaultProps: { shadow: 'md', radius: 'var(--radius-card)', transitionProps: { duration: 120 } } },
  },
});
