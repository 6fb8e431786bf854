import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  hint?: string;
  action?: ReactNode;
  /** Announces a failure immediately to screen readers. */
  alert?: boolean;
  /** Set if the state fills the whole page. */
  heading?: boolean;
}

/** Placeholder for missing content: empty, not found, or not loaded. */
export function State({ icon, title, hint, action, alert = false, heading = false }: Props) {
  return (
    <Box
      role={alert ? 'alert' : undefined}
      sx={{ py: 7, px: 3, textAlign: 'center', display: 'grid', justifyItems: 'center', gap: 1 }}
    >
      <Box
        aria-hidden="true"
        sx={({ tokens }) => ({
          display: 'grid',
          placeItems: 'center',
          width: 52,
          height: 52,
          mb: 1,
          borderRadius: '16px',
          bgcolor: alert ? tokens.dangerSoft : tokens.sunken,
          color: alert ? tokens.danger : tokens.ink2,
        })}
      >
        {icon}
      </Box>
      <Typography component={heading ? 'h1' : 'p'} variant="h2">
        {title}
      </Typography>
      {hint ? <Typography sx={{ color: 'text.secondary', maxWidth: 440 }}>{hint}</Typography> : null}
      {action ? <Box sx={{ mt: 1.5 }}>{action}</Box> : null}
    </Box>
  );
}
