import { useTranslation } from 'react-i18next';
import { isPoll, type Topic } from '../cache/topic-cache.ts';
import { useDeleteTopic } from '../cache/use-delete-topic.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { reportTexts } from '../../reports/texts/index.ts';
import { mediaTexts } from '../../media/texts/index.ts';
import { pollDialogTexts } from '../poll/texts/index.ts';
import { postDialogTexts } from '../texts/index.ts';

const CloseDialog = lazyPart(() => import('./CloseDialog.tsx'), 'member');
const ConfirmDialog = lazyPart(() => import('../../../ui/dialog/ConfirmDialog.tsx'), 'member');
const EditTopicDialog = lazyPart(
  withTexts(() => import('../editing/EditTopicDialog.tsx'), mediaTexts, postDialogTexts),
  'member',
);
const EditPollDialog = lazyPart(withTexts(() => import('../poll/EditPollDialog.tsx'), pollDialogTexts));
const HistoryDialog = lazyPart(withTexts(() => import('../history/HistoryDialog.tsx'), postDialogTexts));
const ReportDialog = lazyPart(withTexts(() => import('../../reports/ReportDialog.tsx'), reportTexts));

export type TopicDialog = 'close' | 'edit' | 'edit-poll' | 'delete' | 'history' | 'report';

interface Props {
  topic: Topic;
  opened: TopicDialog;
  onDone: () => void;
}

/** Dialogs of a topic's menu. A separate chunk keeps their file names out of the first load. */
export default function TopicDialogs({ topic, opened, onDone }: Props) {
  const { t } = useTranslation();
  const remove = useDeleteTopic(topic);
  if (opened === 'close') return <CloseDialog topic={topic} onDone={onDone} />;
  if (opened === 'edit') return <EditTopicDialog topic={topic} onDone={onDone} />;
  if (opened === 'edit-poll') return isPoll(topic) && <EditPollDialog topic={topic} onDone={onDone} />;
  if (opened === 'history') return <HistoryDialog of={{ kind: 'topic', id: topic.id }} onDone={onDone} />;
  if (opened === 'report') return <ReportDialog of={{ kind: 'topic', id: topic.id }} onDone={onDone} />;
  return (
    <ConfirmDialog
      title={t('topic.delete')}
      text={t('topic.deleteSure')}
      action={t('app.delete')}
      onConfirm={remove}
      onDone={onDone}
    />
  );
}
