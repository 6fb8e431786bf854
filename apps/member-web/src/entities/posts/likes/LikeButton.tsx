import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '../../../lib/address/return-to.ts';
import { useMe } from '../../../lib/session/session.ts';
import { useLike } from '../cache/use-like.ts';
import classes from '../topic/Actions.module.css';
import { LikersButton } from './LikersButton.tsx';

interface Props {
  post: { id: number; likes_count: number; liked_by_me: boolean };
  closed: boolean;
  small?: boolean;
}

/**
 * Button to like a post, with the number of likes. Disabled on closed items and during impersonation (part 1 §6).
 * Guests go to the login.
 */
export function LikeButton({ post, closed, small = false }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const like = useLike(post);
  const navigate = useNavigate();
  const location = useLocation();
  // A disabled button must explain why (part 1 §6).
  const off = closed ? t('topic.closedLikes') : me?.impersonating ? t('impersonation.liking') : undefined;
  const Heart = post.liked_by_me ? IconHeartFilled : IconHeart;
  return (
    <>
      <button
        type="button"
        className={classes.action}
        data-like
        data-liked={post.liked_by_me || undefined}
        data-small={small || undefined}
        aria-pressed={post.liked_by_me}
        aria-label={`${t('topic.like')} · ${t('topic.likes', { count: post.likes_count })}`}
        aria-disabled={off ? true : undefined}
        aria-description={off}
        title={off}
        onClick={() => {
          if (off) return;
          if (me) like(!post.liked_by_me);
          else void navigate(loginPath(location));
        }}
      >
        <Heart size={small ? 17 : 20} stroke={1.7} aria-hidden="true" />
        {post.likes_count === 0 && <span>{small ? t('topic.like') : 0}</span>}
      </button>
      {post.likes_count > 0 && <LikersButton post={post} small={small} />}
    </>
  );
}
