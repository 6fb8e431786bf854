import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acting, useMe } from '../../lib/session.ts';
import type { Reply } from '../../lib/topic-cache.ts';
import { type MenuEntry, MoreMenu } from '../../ui/MoreMenu.tsx';
import type { Source } from '../../ui/quote/quote.ts';
import { useCommentActions } from './use-comment-actions.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';

const DeleteDialog = lazyPart(() => import('../../ui/topic/DeleteDialog.tsx'));
const HistoryDialog = lazyPart(() => import('../../ui/topic/HistoryDialog.tsx'));

interface Props {
  comment: Reply;
  /** Of its conversation. */
  title: string;
  source: Source;
  onEdit: () => void;
}

export function CommentMenu({ comment, title, source, onEdit }: Props) {
  const { t } = useTranslation();
  const me = acting(useMe());
  const [opened, setOpened] = useState<'delete' | 'history' | null>(null);
  const close = () => setOpened(null);
  const { remove, accept } = useCommentActions(comment);
  const may = (right: Reply['permissions'][number]) => me !== null && comment.permissions.includes(right);
  const { accepted_answer } = comment;

  const entries = (): MenuEntry[] => {
    const list: MenuEntry[] = [];
    if (comment.version > 1) {
      list.push({ label: t('history.show'), icon: 'history', run: () => setOpened('history') });
    }
    if (may('ACCEPT_ANSWER')) {
      list.push({
        label: accepted_answer ? t('comments.unaccept') : t('comments.accept'),
        icon: accepted_answer ? 'unaccept' : 'accept',
        run: () => accept(!accepted_answer),
      });
    }
    if (may('EDIT')) {
      list.push({ label: t('comments.edit'), icon: 'edit', run: onEdit, takesFocus: true });
    }
    if (may('DELETE')) {
      list.push({ label: t('comments.delete'), icon: 'delete', run: () => setOpened('delete'), danger: true });
    }
    return list;
  };
  return (
    <>
      <MoreMenu entries={entries} post={{ ...source, title, html: comment.content }} small />
      <Part missing="opened">
        {opened === 'delete' && <DeleteDialog title={t('comments.deleteTitle')} onDelete={remove} onDone={close} />}
        {opened === 'history' && <HistoryDialog of={{ kind: 'comment', id: comment.id }} onDone={close} />}
      </Part>
    </>
  );
}
