import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Comment } from '../../lib/topic-cache.ts';
import type { Me } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { MemberName } from '../../ui/MemberName.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { LikeButton } from '../../ui/topic/LikeButton.tsx';
import classes from './CommentItem.module.css';
import type { Pending } from './use-post-comment.ts';

interface Props {
  comment: Comment;
  closed: boolean;
  highlighted: boolean;
}

export const CommentItem = memo(function CommentItem({ comment, closed, highlighted }: Props) {
  const { t } = useTranslation();
  return (
    <article
      id={`comment-${comment.id}`}
      className={classes.comment}
      data-card
      data-highlighted={highlighted || undefined}
      tabIndex={-1}
      aria-label={comment.user.name}
    >
      <Avatar member={comment.user} size={36} />
      <div className={classes.said}>
        <p className={classes.sayer}>
          <MemberName member={comment.user} small />
          <Link to={`#comment-${comment.id}`} className={classes.when} aria-description={t('comments.permalink')}>
            <RelativeTime moment={comment.created_at} />
          </Link>
        </p>
        <RichText html={comment.content} />
        <div className={classes.foot}>
          <LikeButton post={comment} closed={closed} small />
        </div>
      </div>
    </article>
  );
});

/** On its way: shown as it will stand, paler, until the server has answered. */
export function PendingComment({ comment, me }: { comment: Pending; me: Me }) {
  const { t } = useTranslation();
  return (
    <div className={classes.comment} data-pending aria-busy="true">
      <Avatar member={me} size={36} />
      <div className={classes.said}>
        <p className={classes.sayer}>
          <MemberName member={me} small />
          <span className={classes.when}>{t('comments.pending')}</span>
        </p>
        <RichText html={comment.html} local />
      </div>
    </div>
  );
}
