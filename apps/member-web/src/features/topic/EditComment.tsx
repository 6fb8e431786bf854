import { ApiError } from '@lyceum/contracts/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editedFiles, filesOverNewer, keptAttachment } from '../../lib/upload/post-file.ts';
import type { Reply } from '../../lib/topic-cache.ts';
import { CommentForm } from './CommentForm.tsx';
import { useCommentActions } from './use-comment-actions.ts';

/** In place of the text: what was refused stays in the field. */
export default function EditComment({ comment, onDone }: { comment: Reply; onDone: () => void }) {
  const { t } = useTranslation();
  const [html, setHtml] = useState(comment.content);
  const [files, setFiles] = useState(() => comment.attachments.map(keptAttachment));
  const [base, setBase] = useState(comment);
  const { edit } = useCommentActions(comment);
  const stale = edit.error instanceof ApiError && edit.error.status === 409;
  if (stale && base.version !== comment.version) {
    // Told of it, they save over the newer version.
    setBase(comment);
    setFiles((before) => filesOverNewer(before, base.attachments, comment.attachments));
  }
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
        edit.mutate({ content, version: base.version, ...editedFiles(files, base.attachments) }, { onSuccess: onDone })
      }
      onCancel={onDone}
      busy={edit.isPending}
      refusal={edit.isError ? (stale ? t('topic.conflict') : t('errors.topicOrComment')) : null}
    />
  );
}
