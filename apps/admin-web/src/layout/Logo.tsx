import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { fonts } from '../theme/tokens.ts';

interface Props {
  community: { name: string; logo: string };
  /** Small text after the name. */
  suffix?: string;
}

/** Logo of the console with the community's name. */
export function Logo({ community: { name, logo }, suffix }: Props) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      {logo ? <Picture src={logo} /> : <Drawing />}
      <Box
        component="span"
        sx={{
          fontFamily: fonts.serif,
          fontWeight: 600,
          fontSize: '1.1875rem',
          color: 'text.primary',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {name}
      </Box>
      {suffix ? (
        <Box
          component="span"
          sx={{ fontSize: '0.8125rem', color: 'text.secondary', pl: 1.25, borderLeft: 1, borderColor: 'divider' }}
        >
          {suffix}
        </Box>
      ) : null}
    </Box>
  );
}

/** The community's own logo. Its name stands beside it. */
const Picture = ({ src }: { src: string }) => (
  <img src={src} alt="" width="26" height="26" style={{ flex: 'none', objectFit: 'contain' }} />
);

/** The logo of a community without one, in its accent colour. */
function Drawing() {
  const { tokens } = useTheme();
  return (
    <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="9" fill={tokens.accent} />
      <path
        fill={tokens.onAccent}
        d="M9.6 23.2v-1.3l2-.5c.3-.1.5-.3.5-.7V11.3c0-.4-.2-.6-.5-.7l-2-.5V8.8h8.2v1.3l-2.2.5c-.4.1-.5.3-.5.7v10h3.1c.9 0 1.4-.3 1.8-1.1l1.2-2.7h1.4l-.5 5.7z"
      />
    </svg>
  );
}
