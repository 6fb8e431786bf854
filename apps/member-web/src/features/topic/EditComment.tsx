import { ApiError } from '@lyceum/contracts/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editedFiles, keptAttachment } from '../../lib/upload/post-file.ts';
import type { Reply } from '../../lib/topic-cache.ts';
import { CommentForm } from './CommentForm.tsx';
import { useCommentActions } from './use-comment-actions.ts';

/** In place of the text: what was refused stays in the field. */
export default function EditComment({ comment, onDone }: { comment: Reply; onDone: () => void }) {
  const { t } = useTranslation();
  const [html, setHtml] = useState(comment.content);
  const [files, setFiles] = useState(() => comment.attachments.map(keptAttachment));
  const { edit } = useCommentActions(comment);
  const stale = edit.error instanceof ApiError && edit.error.status === 409;
  return (
    <CommentForm
      label={t('comments.editLabel')}
      placeholder={t('comments.placeholder')}
      submit={t('app.save')}
      value={html}
      onChange={(next) => {
        edit.reset();
        setHtml(next);
      }}
      files={files}
      onFiles={(next) => {
        edit.reset();
        setFiles(next);
      }}
      onSubmit={(content) =>
        edit.mutate({ content, ...editedFiles(files, comment.attachments) }, { onSuccess: onDone })
      }
      onCancel={onDone}
      busy={edit.isPending}
      refusal={edit.isError ? (stale ? t('topic.conflict') : t('errors.topicOrComment')) : null}
    />
  );
}
