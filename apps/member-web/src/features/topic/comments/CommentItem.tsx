import { IconCircleCheck } from '@tabler/icons-react';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { useCommentHash } from '../../../lib/address/comment-address.ts';
import { draftOwner, useKept } from '../../../lib/drafts/draft-sync.ts';
import type { Me } from '../../../lib/session/session.ts';
import type { Reply } from '../../../entities/posts/cache/topic-cache.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { Avatar } from '../../../entities/members/Avatar.tsx';
import { AvatarLink, MemberLink } from '../../../entities/members/MemberLink.tsx';
import { MemberName } from '../../../entities/members/MemberName.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { PostMedia } from '../../../entities/media/show/PostMedia.tsx';
import { Quotable } from '../../../entities/posts/quote/Quotable.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { EditedMark } from '../../../entities/posts/history/EditedMark.tsx';
import actions from '../../../entities/posts/topic/Actions.module.css';
import { hasLinks, LinkPreviews } from '../../../entities/posts/link-previews/link-previews.ts';
import { ReactionBar } from '../../../entities/reactions/reaction-bar.ts';
import { LikeButton } from '../../../entities/posts/likes/LikeButton.tsx';
import classes from './CommentItem.module.css';
import { CommentMenu } from './CommentMenu.tsx';
import { EditComment } from '../comment-state/lazy-forms.ts';
import { editPlace } from '../places.ts';
import type { Pending } from '../comment-state/use-post-comment.ts';

interface Props {
  comment: Reply;
  /** Address part of its conversation. */
  slug: string;
  title: string;
  closed: boolean;
  highlighted: boolean;
  me: Me | null;
  /** The button that starts a reply. */
  reply?: ReactNode;
}

/** A comment, or a reply in a smaller size. */
export const CommentItem = memo(function CommentItem({ comment, slug, title, closed, highlighted, me, reply }: Props) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const kept = useKept(draftOwner(me), editPlace(comment.id)) && !editing && comment.permissions.includes('EDIT');
  const article = useRef<HTMLElement>(null);
  const edited = useRef(false);
  useEffect(() => {
    // Returns the focus after saving or cancelling an edit.
    if (edited.current && !editing) article.current?.focus({ preventScroll: true });
    edited.current = editing;
  }, [editing]);
  const hashOf = useCommentHash();
  const size = comment.in_reply_to === null ? 36 : 28;
  const source = { author: comment.user.name, address: paths.conversation(slug, `comment-${comment.id}`) };
  return (
    <article
      ref={article}
      id={`comment-${comment.id}`}
      className={classes.comment}
      data-card
      data-highlighted={highlighted || undefined}
      data-autofocus={highlighted || undefined}
      data-accepted={comment.accepted_answer || undefined}
      tabIndex={-1}
      aria-label={comment.user.name}
    >
      <AvatarLink member={comment.user} size={size} />
      <div className={classes.said}>
        {comment.accepted_answer && (
          <p className={classes.accepted}>
            <IconCircleCheck size={17} stroke={1.8} aria-hidden="true" /> {t('comments.accepted')}
          </p>
        )}
        <div className={classes.sayer}>
          <MemberLink member={comment.user} small />
          <Link
            to={hashOf(`comment-${comment.id}`)}
            preventScrollReset
            className={classes.when}
            aria-description={t('comments.permalink')}
          >
            <RelativeTime moment={comment.created_at} />
          </Link>
          {comment.version > 1 && (
            <span className={classes.when}>
              <EditedMark of={{ kind: 'comment', id: comment.id }} />
            </span>
          )}
          <span className={classes.menu}>
            <CommentMenu comment={comment} title={title} source={source} onEdit={() => setEditing(true)} />
          </span>
        </div>
        {editing && me ? (
          <Part missing="opened" fallback={<RichText html={comment.content} />}>
            <EditComment comment={comment} me={me} onDone={() => setEditing(false)} />
          </Part>
        ) : (
          <>
            <Quotable {...source}>
              <RichText html={comment.content} />
            </Quotable>
            {hasLinks(comment.content) && (
              <Part missing="nothing">
                <LinkPreviews postId={comment.id} authorId={comment.user.id} />
              </Part>
            )}
            <PostMedia attachments={comment.attachments} title={comment.user.name} small />
          </>
        )}
        {!editing && (
          <div className={classes.foot}>
            <LikeButton post={comment} closed={closed} small />
            <Part missing="nothing">
              <ReactionBar kind="post" id={comment.id} closed={closed} />
            </Part>
            {reply}
            {kept && (
              <button type="button" className={actions.action} data-small onClick={() => setEditing(true)}>
                {t('draft.editKept')}
              </button>
            )}
          </div>
        )}
      </div>
    </article>
  );
});

/** A comment that awaits the server's answer, in a paler style. */
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
        <RichText html={comment.html} local={!comment.gif} />
        <PostMedia attachments={comment.files} title={me.name} small />
      </div>
    </div>
  );
}
