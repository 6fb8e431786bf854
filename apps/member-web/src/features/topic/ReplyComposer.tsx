import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newFiles, type PostFile } from '../../lib/upload/post-file.ts';
import type { Me } from '../../lib/session.ts';
import type { Comment } from '../../lib/topic-cache.ts';
import { draftOwner } from '../../lib/draft-sync.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { CommentForm } from './CommentForm.tsx';
import classes from './CommentThread.module.css';
import { useCommentActions } from './use-comment-actions.ts';

const isEmpty = (html: string) => html === '';

/** What was typed stays, refused or cancelled, until it is posted. */
export default function ReplyComposer({ comment, me, onDone }: { comment: Comment; me: Me; onDone: () => void }) {
  const { t } = useTranslation();
  const draft = useDraft<string>(draftOwner(me), `reply:${comment.id}`, '', isEmpty);
  const [files, setFiles] = useState<PostFile[]>([]);
  const { reply } = useCommentActions(comment);
  return (
    <div className={classes.composer}>
      <CommentForm
        label={t('comments.replyTo', { name: comment.user.name })}
        placeholder={t('comments.replyPlaceholder')}
        submit={t('comments.postReply')}
        value={draft.value}
        onChange={(html) => {
          reply.reset();
          draft.change(html);
        }}
        files={files}
        onFiles={setFiles}
        onSubmit={(content) =>
          reply.mutate(
            { content, ...newFiles(files) },
            {
              onSuccess: () => {
                draft.clear();
                onDone();
              },
            },
          )
        }
        onCancel={onDone}
        busy={reply.isPending}
        refusal={reply.isError ? t('errors.reply') : null}
      />
    </div>
  );
}
