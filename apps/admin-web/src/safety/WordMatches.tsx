import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../i18n/use-translate.ts';

/** The API tries at most this number of entries. */
const MOST_ENTRIES = 50;
const LISTS = ['blocked_words', 'held_words', 'masked_words'] as const;

/** What the words in the form, saved or not, would have matched in the last 30 days. */
export function WordMatches() {
  const translate = useTranslate();
  const lists = useWatch({ name: [...LISTS] }) as (string[] | null | undefined)[];
  const [tried, setTried] = useState<string | null>(null);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['word-matches', tried],
    queryFn: async ({ signal }) =>
      (await api('GET /api/v4/admin/word-matches', { query: { entries: tried! }, signal })).data,
    enabled: tried !== null,
  });
  // New entries come last in their list, and matter most.
  const entries = lists.flatMap((list) => (list ?? []).toReversed()).slice(0, MOST_ENTRIES);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        disabled={entries.length === 0 || isFetching}
        onClick={() => setTried(entries.join('\n'))}
      >
        {translate('safety.try')}
      </Button>
      <Box component="ul" aria-live="polite" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
        {isError ? <li>{translate('safety.triedFailed')}</li> : null}
        {(data ?? []).map(({ entry, count, examples }) => (
          <li key={entry}>
            <strong>{translate('safety.tried', { entry, count })}</strong>
            <ul>
              {examples.map(({ title, excerpt, path }) => (
                <li key={path}>
                  <Link href={path}>{title}</Link>: {excerpt}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Box>
    </Box>
  );
}
