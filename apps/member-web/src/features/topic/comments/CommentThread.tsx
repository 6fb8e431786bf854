import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOwner, useKept } from '../../../lib/drafts/draft-sync.ts';
import type { Me } from '../../../lib/session/session.ts';
import type { Comment } from '../../../entities/posts/cache/topic-cache.ts';
import { Part } from '../../../ui/part/Part.tsx';
import actions from '../../../entities/posts/topic/Actions.module.css';
import { CommentItem } from './CommentItem.tsx';
import classes from './CommentThread.module.css';
import { ReplyComposer } from '../comment-state/lazy-forms.ts';
import { replyPlace } from '../places.ts';
import { useReplies } from '../comment-state/use-replies.ts';

interface Props {
  comment: Comment;
  /** Address part of its conversation. */
  slug: string;
  title: string;
  closed: boolean;
  /** The comment or reply to which the address points. */
  highlighted: number | null;
  me: Me | null;
}

/** A comment with its replies. */
export function CommentThread({ comment, slug, title, closed, highlighted, me }: Props) {
  const { t } = useTranslation();
  const [replying, setReplying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { replies, left, more, isPending } = useReplies(comment);
  // A member who is writing when the topic closes keeps the form.
  const mayReply = me && !me.impersonating && (replying || (!closed && comment.permissions.includes('REPLY')));
  const kept = useKept(draftOwner(me), replyPlace(comment.id)) && !replying;
  const opened = useRef(false);
  useEffect(() => {
    // Returns the focus after posting or cancelling a reply.
    if (opened.current && !replying) button.current?.focus({ preventScroll: true });
    opened.current = replying;
  }, [replying]);

  return (
    <>
      <CommentItem
        comment={comment}
        slug={slug}
        title={title}
        closed={closed}
        highlighted={comment.id === highlighted}
        me={me}
        reply={
          mayReply && (
            <button
              ref={button}
              type="button"
              className={actions.action}
              data-small
              aria-expanded={replying}
              onClick={() => setReplying(true)}
            >
              {kept ? t('draft.replyKept') : t('comments.reply')}
            </button>
          )
        }
      />
      {(replies.length > 0 || (replying && mayReply)) && (
        <div className={classes.replies}>
          {replies.map((reply) => (
            <CommentItem
              key={reply.id}
              comment={reply}
              slug={slug}
              title={title}
              closed={closed}
              highlighted={reply.id === highlighted}
              me={me}
            />
          ))}
          {left > 0 && (
            <button type="button" className={classes.more} disabled={isPending} onClick={more}>
              {t('comments.moreReplies', { count: left })}
            </button>
          )}
          <Part missing="opened">
            {replying && mayReply && <ReplyComposer comment={comment} me={me} onDone={() => setReplying(false)} />}
          </Part>
        </div>
      )}
    </>
  );
}
