import { ApiError } from '@lyceum/browser/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../lib/forms/refusal-of.ts';
import { draftOwner } from '../../../lib/drafts/draft-sync.ts';
import type { Me } from '../../../lib/session/session.ts';
import type { Reply } from '../../../entities/posts/cache/topic-cache.ts';
import { editedFiles, keptAttachment } from '../../../entities/media/upload/post-file.ts';
import { useEditDraft } from '../../../entities/posts/editing/use-edit-draft.ts';
import { CommentForm } from './CommentForm.tsx';
import { editPlace } from '../places.ts';
import { useCommentActions } from '../comment-state/use-comment-actions.ts';

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Form in place of a comment's text. The input stays until it is saved or discarded. */
export function EditComment({ comment, me, onDone }: { comment: Reply; me: Me; onDone: () => void }) {
  const { t } = useTranslation();
  const draft = useEditDraft(draftOwner(me), editPlace(comment.id), comment.version, {
    html: comment.content,
    files: comment.attachments.map(keptAttachment),
  });
  const { html, files } = draft.form;
  const { edit } = useCommentActions(comment);
  /**
   * The version that the writer knows to overwrite. Null accepts any newer version after the server reported a
   * conflict.
   */
  const [known, setKnown] = useState<number | null>(comment.version);
  const stale = draft.over || isStale(edit.error);

  function save(content: string): void {
    // A newer version arrived while writing. The first save only reveals it, and the second overwrites it.
    if (known !== null && known !== comment.version) return setKnown(comment.version);
    // Clears the draft even if the writer has left. Otherwise the next edit would start with the saved text.
    edit.mutateAsync({ content, version: comment.version, ...editedFiles(files, comment.attachments) }).then(
      () => {
        draft.clear();
        onDone();
      },
      (error: unknown) => setKnown(isStale(error) ? null : known),
    );
  }

  return (
    <CommentForm
      label={t('comments.editLabel')}
      placeholder={t('comments.placeholder')}
      submit={t('app.save')}
      value={html}
      onChange={(next) => {
        edit.reset();
        draft.change((before) => ({ ...before, html: next }));
      }}
      files={files}
      onFiles={(update) => {
        edit.reset();
        draft.change((before) => ({ ...before, files: update(before.files) }));
      }}
      kept={draft.kept}
      discard={draft.discard}
      onSubmit={save}
      onCancel={onDone}
      busy={edit.isPending}
      refusal={
        stale ? t('topic.conflict') : edit.isError ? (refusalOf(edit.error) ?? t('errors.topicOrComment')) : null
      }
    />
  );
}
