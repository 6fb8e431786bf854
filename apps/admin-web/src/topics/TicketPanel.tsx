import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { TICKET_STATUSES, type TicketStatus } from '@lyceum/contracts/community/tickets';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../data/errors.ts';
import type { Topic } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { RichTextEditor } from '../form/RichTextEditor.tsx';
import { useUnsaved } from '../form/use-unsaved.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Panel } from '../record/Panel.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

/** Button and dialog that change the status of a ticket. */
export function TicketCommand({ topic, status }: { topic: Topic; status: TicketStatus }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('topic.setStatus')}
      </Button>
      {asking ? <StatusDialog topic={topic} status={status} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function StatusDialog({ topic, status, onClose }: { topic: Topic; status: TicketStatus; onClose: () => void }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(status);
  const send = useCommand(
    (provider, reason: string) => provider.setTicketStatus({ id: topic.id, ticket_status: chosen, reason }),
    translate('topic.statusSet'),
  );
  return (
    <ReasonDialog
      title={translate('topic.setStatusTitle')}
      hint={topic.title}
      submit={translate('topic.setStatus')}
      reasons="topic.statusReasons"
      invalid={chosen === status ? translate('topic.sameStatus') : null}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        select
        label={translate('resources.topics.fields.ticket_status')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value as TicketStatus)}
      >
        {TICKET_STATUSES.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`app.tickets.${each}`)}
          </MenuItem>
        ))}
      </TextField>
    </ReasonDialog>
  );
}

/** Form that answers a ticket. The answer is a comment of the viewer, and the author is notified as of any comment. */
export function TicketAnswer({ topic }: { topic: Topic }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [content, setContent] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useUnsaved(content !== '' && !busy);
  const send = useCommand(
    (provider, text: string) => provider.answerTicket({ id: topic.id, content: text }),
    translate('topic.answered'),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || content === '') return;
    setBusy(true);
    setError(null);
    try {
      await send(content);
      setContent('');
    } catch (refusal) {
      setError(refusal);
    }
    setBusy(false);
  };
  return (
    <Panel title={translate('topic.answer')}>
      <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
        {error ? <Alert severity="error">{errorText(error)}</Alert> : null}
        <RichTextEditor label={translate('topic.answerText')} value={content} onChange={setContent} height={140} />
        <Button
          type="submit"
          variant="contained"
          loading={busy}
          disabled={content === ''}
          sx={{ justifySelf: 'start' }}
        >
          {translate('topic.sendAnswer')}
        </Button>
      </Box>
    </Panel>
  );
}
