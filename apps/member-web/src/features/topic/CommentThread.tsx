import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../lib/session.ts';
import type { Comment } from '../../lib/topic-cache.ts';
import actions from '../../ui/topic/Actions.module.css';
import { CommentItem } from './CommentItem.tsx';
import classes from './CommentThread.module.css';
import { useReplies } from './use-replies.ts';

const ReplyComposer = lazy(() => import('./ReplyComposer.tsx'));

interface Props {
  comment: Comment;
  /** Of its conversation. */
  slug: string;
  title: string;
  closed: boolean;
  /** The comment or reply that the address names. */
  highlighted: number | null;
  me: Me | null;
}

/** A comment with what was replied to it. */
export function CommentThread({ comment, slug, title, closed, highlighted, me }: Props) {
  const { t } = useTranslation();
  const [replying, setReplying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { replies, left, more, isPending } = useReplies(comment);
  const mayReply = me && !me.impersonating && comment.permissions.includes('REPLY');
  const opened = useRef(false);
  useEffect(() => {
    // Cancelled or posted: one goes on where one was.
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
              {t('comments.reply')}
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
          <Suspense>
            {replying && mayReply && <ReplyComposer comment={comment} me={me} onDone={() => setReplying(false)} />}
          </Suspense>
        </div>
      )}
    </>
  );
}
