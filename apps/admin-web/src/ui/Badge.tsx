import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type Tone = 'accent' | 'flame' | 'quiet' | 'outline';

/** Short label for a role or state. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={({ tokens }) => {
        const looks = {
          accent: { bgcolor: tokens.accentSoft, color: tokens.accentText },
          flame: { bgcolor: tokens.flameSoft, color: tokens.flame },
          quiet: { bgcolor: tokens.sunken, color: tokens.ink2 },
          outline: { border: `1px solid ${tokens.line}`, color: tokens.ink2 },
        };
        return {
          ...looks[tone],
          display: 'inline-block',
          px: 1,
          py: '1px',
          borderRadius: '6px',
          fontSize: '0.75rem',
          fontWeight: 600,
          lineHeight: 1.6,
          whiteSpace: 'nowrap',
        };
      }}
    >
      {children}
    </Box>
  );
}
