import Box from '@mui/material/Box';
import { fonts } from '../theme/tokens.ts';

/** Error message of the server, in a monospaced block. */
export function Failure({ text }: { text: string }) {
  return (
    <Box
      sx={({ tokens }) => ({
        mt: 1,
        px: 1.5,
        py: 1,
        borderRadius: '10px',
        bgcolor: tokens.sunken,
        fontFamily: fonts.mono,
        fontSize: '0.8125rem',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
      })}
    >
      {text}
    </Box>
  );
}
