import Box from '@mui/material/Box';
import { withDirections } from '@lyceum/browser/text-direction';
import { useTranslate } from '../i18n/use-translate.ts';
import { fonts } from '../theme/tokens.ts';

/** Rich text of members. Pass only HTML that the server has sanitised with the allow-list of libs/editor. */
export function RichText({ html }: { html: string }) {
  const translate = useTranslate();
  if (!html.trim()) return <Box sx={{ color: 'text.secondary' }}>{translate('topic.noText')}</Box>;
  return (
    <Box
      sx={({ tokens }) => ({
        fontSize: '0.9375rem',
        lineHeight: 1.6,
        overflowWrap: 'anywhere',
        '& > :first-of-type': { mt: 0 },
        '& > :last-child': { mb: 0 },
        '& p, & ul, & ol, & blockquote, & pre': { m: 0, mb: '0.75em' },
        '& h2, & h3': {
          m: '1.1em 0 0.4em',
          fontFamily: fonts.serif,
          fontWeight: 600,
          fontSize: '1.0625rem',
          lineHeight: 1.3,
        },
        '& ul, & ol': { pl: '1.5em' },
        '& li': { my: '0.2em' },
        '& li > p': { m: 0 },
        '& blockquote': { py: '2px', pl: 2, borderLeft: `3px solid ${tokens.line}`, color: tokens.ink2 },
        '& code': {
          px: '0.35em',
          borderRadius: '5px',
          bgcolor: tokens.sunken,
          fontFamily: fonts.mono,
          fontSize: '0.875em',
        },
        '& pre': { whiteSpace: 'pre-wrap', p: 1.5, borderRadius: '10px', bgcolor: tokens.sunken },
        '& img, & video': { maxWidth: '100%', height: 'auto', borderRadius: '10px' },
        '& a': { color: tokens.accentText, textUnderlineOffset: '2px' },
      })}
      dangerouslySetInnerHTML={{ __html: withDirections(html) }}
    />
  );
}
