import { IconCircleCheck, IconCircleX, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyLink } from '../../lib/copy-link.ts';
import { useMe } from '../../lib/session.ts';
import type { Reply } from '../../lib/topic-cache.ts';
import { type MenuEntry, MoreMenu } from '../../ui/MoreMenu.tsx';
import { useCommentActions } from './use-comment-actions.ts';

const DeleteDialog = lazy(() => import('../../ui/topic/DeleteDialog.tsx'));

export function CommentMenu({ comment, onEdit }: { comment: Reply; onEdit: () => void }) {
  const { t } = useTranslation();
  const me = useMe();
  const [deleting, setDeleting] = useState(false);
  const { remove, accept } = useCommentActions(comment);
  const may = (right: Reply['permissions'][number]) => comment.permissions.includes(right);
  const { accepted_answer } = comment;

  const entries: MenuEntry[] = [
    {
      label: t('comments.copyLink'),
      icon: IconLink,
      run: () => void copyLink(`${location.pathname}#comment-${comment.id}`),
    },
  ];
  if (may('ACCEPT_ANSWER')) {
    entries.push({
      label: accepted_answer ? t('comments.unaccept') : t('comments.accept'),
      icon: accepted_answer ? IconCircleX : IconCircleCheck,
      run: () => accept(!accepted_answer),
    });
  }
  // Editing is commenting, which is not possible while impersonating (part 1 §6).
  if (may('EDIT') && !me?.impersonating) entries.push({ label: t('comments.edit'), icon: IconPencil, run: onEdit });
  if (may('DELETE')) {
    entries.push({ label: t('comments.delete'), icon: IconTrash, run: () => setDeleting(true), danger: true });
  }
  return (
    <>
      <MoreMenu entries={entries} small />
      {deleting && (
        <Suspense>
          <DeleteDialog title={t('comments.deleteTitle')} onDelete={remove} onDone={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
