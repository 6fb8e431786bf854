import Box from '@mui/material/Box';

/** The board's colour as the member app shows it: a small square with an outline for pale colours. */
export function BoardMark({ color, size = 12 }: { color: string; size?: number }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      style={{ backgroundColor: color }}
      sx={({ tokens }) => ({
        flex: 'none',
        display: 'inline-block',
        width: size,
        height: size,
        borderRadius: `${size / 3.5}px`,
        boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${tokens.ink} 14%, transparent)`,
      })}
    />
  );
}
