import type { Topic } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { BulkCommand } from '../list/BulkCommand.tsx';
import { DeletionBulk } from '../list/DeletionBulk.tsx';

const nameOf = (topic: Topic) => topic.title;
const is = (status: Topic['status']) => (topic: Topic) => !topic.deleted_at && topic.status === status;

/** Bulk commands on topics, the same as `TopicCommand` has for one topic. */
export function TopicBulk() {
  const translate = useTranslate();
  return (
    <>
      <BulkCommand
        to={is('open')}
        nameOf={nameOf}
        verb={translate('topic.close')}
        hint={translate('topic.closeHint')}
        reasons="topic.closedReasons"
        send={(provider, command) => provider.closeTopic(command)}
      />
      <BulkCommand
        to={is('closed')}
        nameOf={nameOf}
        verb={translate('topic.reopen')}
        hint={translate('topic.reopenHint')}
        reasons="topic.reopenedReasons"
        send={(provider, command) => provider.reopenTopic(command)}
      />
      <DeletionBulk kind="topic" nameOf={nameOf} />
    </>
  );
}
