import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Topic } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { RestoreCommand } from '../record/RestoreCommand.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

interface Props {
  topic: Topic;
  /** In a row, where the button's name must tell which topic. */
  small?: boolean;
  sx?: ButtonProps['sx'];
}

/** Close an open topic, reopen a closed one, bring a deleted one back: always with a reason. Other states have no command. */
export function TopicCommand({ topic, small = false, sx }: Props) {
  const translate = useTranslate();
  const [asking, setAsking] = useState<'close' | 'reopen' | null>(null);
  if (topic.deleted_at) return <RestoreCommand kind="topic" id={topic.id} name={topic.title} small={small} />;
  if (topic.status !== 'open' && topic.status !== 'closed') return null;

  const verb = topic.status === 'open' ? 'close' : 'reopen';
  const ask = (event: MouseEvent) => {
    // The row around it would open.
    event.stopPropagation();
    setAsking(verb);
  };
  return (
    <>
      <Button
        variant="outlined"
        size={small ? 'small' : 'medium'}
        onClick={ask}
        aria-label={small ? translate(`topic.${verb}Named`, { title: topic.title }) : undefined}
        sx={[small && { borderColor: 'divider' }, ...(Array.isArray(sx) ? sx : [sx])]}
      >
        {translate(`topic.${verb}`)}
      </Button>
      {asking ? <CommandDialog verb={asking} topic={topic} onClose={() => setAsking(null)} /> : null}
    </>
  );
}

function CommandDialog({ verb, topic, onClose }: { verb: 'close' | 'reopen'; topic: Topic; onClose: () => void }) {
  const translate = useTranslate();
  const done = verb === 'close' ? 'closed' : 'reopened';
  const send = useCommand(
    (provider, reason: string) =>
      verb === 'close' ? provider.closeTopic({ id: topic.id, reason }) : provider.reopenTopic({ id: topic.id, reason }),
    translate(`topic.${done}`),
  );
  return (
    // React lets events of a dialog rise to the row that asked for it, however far away it is drawn.
    <div onClick={(event) => event.stopPropagation()}>
      <ReasonDialog
        title={translate(`topic.${verb}Title`)}
        hint={
          <>
            <Box component="strong" sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
              {topic.title}
            </Box>
            {translate(`topic.${verb}Hint`)}
          </>
        }
        submit={translate(`topic.${verb}`)}
        reasons={`topic.${done}Reasons`}
        onSubmit={send}
        onClose={onClose}
      />
    </div>
  );
}
