import { IconCircleCheck, IconCircleX, IconHistory, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommentHash } from '../../lib/comment-address.ts';
import { copyLink } from '../../lib/copy-link.ts';
import { useMe } from '../../lib/session.ts';
import type { Reply } from '../../lib/topic-cache.ts';
import { type MenuEntry, MoreMenu } from '../../ui/MoreMenu.tsx';
import { useCommentActions } from './use-comment-actions.ts';

const DeleteDialog = lazy(() => import('../../ui/topic/DeleteDialog.tsx'));
const HistoryDialog = lazy(() => import('../../ui/topic/HistoryDialog.tsx'));

export function CommentMenu({ comment, onEdit }: { comment: Reply; onEdit: () => void }) {
  const { t } = useTranslation();
  const me = useMe();
  const hashOf = useCommentHash();
  const [opened, setOpened] = useState<'delete' | 'history' | null>(null);
  const close = () => setOpened(null);
  const { remove, accept } = useCommentActions(comment);
  const may = (right: Reply['permissions'][number]) => comment.permissions.includes(right);
  const { accepted_answer } = comment;

  const entries = (): MenuEntry[] => {
    const list: MenuEntry[] = [
      {
        label: t('comments.copyLink'),
        icon: IconLink,
        run: () => void copyLink(location.pathname + hashOf(`comment-${comment.id}`)),
      },
    ];
    if (comment.version > 1) {
      list.push({ label: t('history.show'), icon: IconHistory, run: () => setOpened('history') });
    }
    if (may('ACCEPT_ANSWER')) {
      list.push({
        label: accepted_answer ? t('comments.unaccept') : t('comments.accept'),
        icon: accepted_answer ? IconCircleX : IconCircleCheck,
        run: () => accept(!accepted_answer),
      });
    }
    // Editing is commenting, which is not possible while impersonating (part 1 §6).
    if (may('EDIT') && !me?.impersonating) list.push({ label: t('comments.edit'), icon: IconPencil, run: onEdit });
    if (may('DELETE')) {
      list.push({ label: t('comments.delete'), icon: IconTrash, run: () => setOpened('delete'), danger: true });
    }
    return list;
  };
  return (
    <>
      <MoreMenu entries={entries} small />
      <Suspense>
        {opened === 'delete' && <DeleteDialog title={t('comments.deleteTitle')} onDelete={remove} onDone={close} />}
        {opened === 'history' && <HistoryDialog of={{ kind: 'comment', id: comment.id }} onDone={close} />}
      </Suspense>
    </>
  );
}
