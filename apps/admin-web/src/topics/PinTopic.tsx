import type { Topic } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';

/** Pins a topic to the top of its board, or unpins it, with a reason. */
export function PinTopic({ topic: { id, title, sticky } }: { topic: Topic }) {
  const translate = useTranslate();
  const verb = sticky ? 'unpin' : 'pin';
  return (
    <ReasonedCommand
      label={translate(`topic.${verb}`)}
      asked={{
        name: title,
        title: translate(`topic.${verb}Title`),
        hint: translate(`topic.${verb}Hint`),
        submit: translate(`topic.${verb}`),
        reasons: sticky ? 'topic.unpinnedReasons' : 'topic.pinnedReasons',
        done: translate(sticky ? 'topic.unpinned' : 'topic.pinned'),
        send: (provider, reason) => provider.pinTopic({ id, sticky: !sticky, reason }),
      }}
    />
  );
}
