import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { isPoll, type Topic } from '../../lib/topic-cache.ts';
import { useDeleteTopic } from '../../lib/use-delete-topic.ts';

const CloseDialog = lazy(() => import('./CloseDialog.tsx'));
const DeleteDialog = lazy(() => import('./DeleteDialog.tsx'));
const EditTopicDialog = lazy(() => import('./EditTopicDialog.tsx'));
const EditPollDialog = lazy(() => import('../poll/EditPollDialog.tsx'));
const HistoryDialog = lazy(() => import('./HistoryDialog.tsx'));

export type TopicDialog = 'close' | 'edit' | 'edit-poll' | 'delete' | 'history';

interface Props {
  topic: Topic;
  opened: TopicDialog;
  onDone: () => void;
}

/** What a topic's menu opens. Not part of the first load, which would name every file that these need. */
export default function TopicDialogs({ topic, opened, onDone }: Props) {
  const { t } = useTranslation();
  const remove = useDeleteTopic(topic);
  if (opened === 'close') return <CloseDialog topic={topic} onDone={onDone} />;
  if (opened === 'edit') return <EditTopicDialog topic={topic} onDone={onDone} />;
  if (opened === 'edit-poll') return isPoll(topic) && <EditPollDialog topic={topic} onDone={onDone} />;
  if (opened === 'history') return <HistoryDialog of={{ kind: 'topic', id: topic.id }} onDone={onDone} />;
  return <DeleteDialog title={t('topic.delete')} onDone={onDone} onDelete={remove} />;
}
