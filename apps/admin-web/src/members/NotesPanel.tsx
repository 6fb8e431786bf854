import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { APPEAL_LENGTH } from '@lyceum/contracts/moderation/limits';
import { type FormEvent, useState } from 'react';
import { useCanAccess, useDataProvider, useGetIdentity } from 'react-admin';
import type { ConsoleDataProvider } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { useUnsaved } from '../form/use-unsaved.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Panel } from '../record/Panel.tsx';
import { Rows } from '../record/Rows.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';

/** Panel of the notes of staff about a member. Staff remove their own ones, administrators any. */
export function NotesPanel({ id }: { id: number }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { identity } = useGetIdentity();
  const { canAccess: isAdmin } = useCanAccess({ resource: 'members', action: 'change_role' });
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['members', 'notes', id],
    queryFn: async () => (await provider.memberNotes(id)).data,
  });
  const remove = useCommand(
    (provider, note_id: number) => provider.removeNote({ id, note_id }),
    translate('member.notes.removed'),
  );
  const removed = (note: number) => void remove(note).then(() => refetch());
  return (
    <Panel title={translate('member.notes.title')}>
      {isError ? <FailedState error={error} onRetry={() => void refetch()} /> : null}
      <Box sx={{ color: 'text.secondary', mb: 1 }}>
        {translate(data?.length === 0 ? 'member.notes.none' : 'member.notes.hint')}
      </Box>
      <Rows>
        {(data ?? []).map(({ id: note, text, author, created_at }) => (
          <li key={note}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              {text}
              <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                {author ? `${author.name} · ` : null}
                <RelativeTime moment={created_at} />
              </Box>
            </Box>
            {isAdmin || author?.id === identity?.id ? (
              <Button
                size="small"
                variant="outlined"
                aria-label={translate('member.notes.removeNamed', { text: text.slice(0, 40) })}
                onClick={() => removed(note)}
              >
                {translate('member.notes.remove')}
              </Button>
            ) : null}
          </li>
        ))}
      </Rows>
      <AddNote id={id} onAdded={() => void refetch()} />
    </Panel>
  );
}

function AddNote({ id, onAdded }: { id: number; onAdded: () => void }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  useUnsaved(text !== '' && !busy);
  const add = useCommand(
    (provider, note: string) => provider.addNote({ id, text: note }),
    translate('member.notes.added'),
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !text.trim()) return;
    setBusy(true);
    try {
      await add(text.trim());
      setText('');
      onAdded();
    } catch {
      // The note stays in the field. The data provider shows the refusal.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent) => void send(event)}
      sx={{ display: 'grid', gap: 1, mt: 2, justifyItems: 'start' }}
    >
      <TextField
        label={translate('member.notes.text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        fullWidth
        minRows={2}
        slotProps={{ htmlInput: { maxLength: APPEAL_LENGTH } }}
      />
      <Button type="submit" variant="outlined" loading={busy} disabled={!text.trim()}>
        {translate('member.notes.add')}
      </Button>
    </Box>
  );
}
