import { useTranslation } from 'react-i18next';
import { newFiles } from '../../../entities/media/upload/post-file.ts';
import type { Me } from '../../../lib/session/session.ts';
import type { Comment } from '../../../entities/posts/cache/topic-cache.ts';
import { refusalOf } from '../../../lib/forms/refusal-of.ts';
import { draftOwner } from '../../../lib/drafts/draft-sync.ts';
import { CommentForm } from './CommentForm.tsx';
import { replyPlace } from '../places.ts';
import classes from './CommentThread.module.css';
import { useCommentActions } from '../comment-state/use-comment-actions.ts';
import { usePostDraft } from '../../../entities/media/upload/use-post-draft.ts';

/** Form for a reply. The input stays until it is posted. */
export function ReplyComposer({ comment, me, onDone }: { comment: Comment; me: Me; onDone: () => void }) {
  const { t } = useTranslation();
  const draft = usePostDraft(draftOwner(me), replyPlace(comment.id));
  const { reply } = useCommentActions(comment);
  return (
    <div className={classes.composer}>
      <CommentForm
        label={t('comments.replyTo', { name: comment.user.name })}
        placeholder={t('comments.replyPlaceholder')}
        submit={t('comments.postReply')}
        value={draft.html}
        onChange={(html) => {
          reply.reset();
          draft.write(html);
        }}
        files={draft.files}
        onFiles={draft.onFiles}
        kept={draft.kept}
        discard={draft.discard}
        onSubmit={(content) => {
          // Clears the draft even if the form was closed. Otherwise the next reply would start with the posted text.
          reply.mutateAsync({ content, ...newFiles(draft.files) }).then(
            () => {
              draft.clear();
              onDone();
            },
            () => undefined,
          );
        }}
        onGif={(_, url) => void reply.mutateAsync({ gif: url }).then(onDone, () => undefined)}
        onCancel={onDone}
        busy={reply.isPending}
        refusal={reply.isError ? (refusalOf(reply.error) ?? t('errors.reply')) : null}
      />
    </div>
  );
}
