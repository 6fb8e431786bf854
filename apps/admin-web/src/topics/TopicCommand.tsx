import type { ButtonProps } from '@mui/material/Button';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Topic } from '../data/types.ts';
import { DeletionCommand } from '../record/DeletionCommand.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';

interface Props {
  topic: Topic;
  /** For use in a row of a list. */
  small?: boolean;
  sx?: ButtonProps['sx'];
}

/**
 * Closes an open topic, reopens a closed one or restores a deleted one, always with a reason. Other states have no
 * command.
 */
export function TopicCommand({ topic, small = false, sx }: Props) {
  const translate = useTranslate();
  if (topic.deleted_at)
    return <DeletionCommand kind="topic" id={topic.id} name={topic.title} isDeleted small={small} />;
  if (topic.status !== 'open' && topic.status !== 'closed') return null;

  const { id, title } = topic;
  const [verb, done] = topic.status === 'open' ? (['close', 'closed'] as const) : (['reopen', 'reopened'] as const);
  return (
    <ReasonedCommand
      label={translate(`topic.${verb}`)}
      rowLabel={small ? translate(`topic.${verb}Named`, { title }) : undefined}
      sx={sx}
      asked={{
        name: title,
        title: translate(`topic.${verb}Title`),
        hint: translate(`topic.${verb}Hint`),
        submit: translate(`topic.${verb}`),
        reasons: `topic.${done}Reasons`,
        done: translate(`topic.${done}`),
        send: (provider, reason) =>
          verb === 'close' ? provider.closeTopic({ id, reason }) : provider.reopenTopic({ id, reason }),
      }}
    />
  );
}
