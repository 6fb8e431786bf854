import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from '../i18n/use-translate.ts';
import { fonts } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { useChangeTexts, useSentence } from './sentence.ts';
import type { ToldEntry } from './changes.ts';

/** One entry of a history: author, action, changes, time and reason. */
export function HistoryItem({ entry, name, last }: { entry: ToldEntry; name: string; last: boolean }) {
  const translate = useTranslate();
  const sentence = useSentence(name);
  const changes = useChangeTexts()(entry);
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', columnGap: 1.5 }}>
      <Box aria-hidden="true" sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 0.75 }}>
        {entry.actor ? (
          <Avatar member={entry.actor} size={28} />
        ) : (
          <SettingsOutlined sx={{ color: 'text.secondary' }} />
        )}
        {last ? null : <Box sx={{ flex: 1, width: '1px', bgcolor: 'divider', mb: 0.75 }} />}
      </Box>
      <Box sx={{ fontSize: '0.875rem', pb: last ? 0 : 2.5, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {entry.impersonator
              ? translate('history.actedAs', { name: entry.impersonator.name, actor: entry.actor?.name ?? '' })
              : (entry.actor?.name ?? translate('history.system'))}
          </Box>{' '}
          {sentence(entry)}
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          <RelativeTime moment={entry.occurred_at} />
        </Box>
        {changes.length > 0 ? (
          <Box component="ul" sx={{ m: 0, mt: 0.75, pl: 2, fontSize: '0.8125rem', color: 'text.secondary' }}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </Box>
        ) : null}
        {entry.reason ? (
          <Box sx={({ tokens }) => ({ mt: 1, px: 1.5, py: 1, borderRadius: '10px', bgcolor: tokens.sunken })}>
            <Box
              component="span"
              sx={{ display: 'block', fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' }}
            >
              {translate('history.reason')}
            </Box>
            {entry.reason}
          </Box>
        ) : null}
        {entry.correlation_id ? (
          <Box sx={({ tokens }) => ({ mt: 0.75, fontFamily: fonts.mono, fontSize: '0.6875rem', color: tokens.ink3 })}>
            {translate('history.trace')} {entry.correlation_id}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}
