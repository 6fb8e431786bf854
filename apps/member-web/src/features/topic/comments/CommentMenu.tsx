import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acting, useMe } from '../../../lib/session/session.ts';
import type { Reply } from '../../../entities/posts/cache/topic-cache.ts';
import { type MenuEntry, MoreMenu } from '../../../entities/posts/menu/MoreMenu.tsx';
import type { Source } from '../../../entities/posts/quote/quote.ts';
import { useCommentActions } from '../comment-state/use-comment-actions.ts';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { reportTexts } from '../../../entities/reports/texts/index.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { postDialogTexts } from '../../../entities/posts/texts/index.ts';

const ConfirmDialog = lazyPart(() => import('../../../ui/dialog/ConfirmDialog.tsx'));
const HistoryDialog = lazyPart(
  withTexts(() => import('../../../entities/posts/history/HistoryDialog.tsx'), postDialogTexts),
);
const ReportDialog = lazyPart(withTexts(() => import('../../../entities/reports/ReportDialog.tsx'), reportTexts));

interface Props {
  comment: Reply;
  /** Title of its conversation. */
  title: string;
  source: Source;
  onEdit: () => void;
}

/** Menu of a comment: edit, delete, history, report and accepted answer, as the member's rights allow. */
export function CommentMenu({ comment, title, source, onEdit }: Props) {
  const { t } = useTranslation();
  const me = acting(useMe());
  const [opened, setOpened] = useState<'delete' | 'history' | 'report' | null>(null);
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
    if (me !== null && me.id !== comment.user.id) {
      list.push({ label: t('topic.report'), icon: 'report', run: () => setOpened('report') });
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
        {opened === 'delete' && (
          <ConfirmDialog
            title={t('comments.deleteTitle')}
            text={t('topic.deleteSure')}
            action={t('app.delete')}
            onConfirm={remove}
            onDone={close}
          />
        )}
        {opened === 'history' && <HistoryDialog of={{ kind: 'comment', id: comment.id }} onDone={close} />}
        {opened === 'report' && <ReportDialog of={{ kind: 'comment', id: comment.id }} onDone={close} />}
      </Part>
    </>
  );
}
