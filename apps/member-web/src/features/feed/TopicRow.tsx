import { IconMessageCircle } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { count } from '@lyceum/browser/time';
import { Avatar } from '../../entities/members/Avatar.tsx';
import { AvatarLink } from '../../entities/members/MemberLink.tsx';
import { isScheduled, type Topic } from '../../entities/posts/cache/topic-cache.ts';
import { LikeButton } from '../../entities/posts/likes/LikeButton.tsx';
import { placeNameOf, TopicMarks, TopicTime } from '../../entities/posts/topic/TopicByline.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { paths } from '../../lib/address/paths.ts';
import classes from './TopicRow.module.css';

interface Props {
  topic: Topic;
  position: number;
  /** -1 if more can be loaded. */
  size: number;
}

/** A topic as a row of a list (part 1 §2): author, title, board, likes, comments and last activity. */
function TopicRow({ topic, position, size }: Props) {
  const { t, i18n } = useTranslation();
  const path = paths.conversation(topic.slug);
  const titleId = `topic-${topic.id}-title`;
  // The authors of the first comments.
  const commenters = new Map(topic.posts.map(({ user }) => [user.id, user]));
  commenters.delete(topic.user.id);
  return (
    <article
      className={classes.row}
      data-small
      data-unread={topic.unread || undefined}
      data-card
      tabIndex={-1}
      aria-posinset={position}
      aria-setsize={size}
      aria-labelledby={titleId}
    >
      <AvatarLink member={topic.user} size={32} />
      <div className={classes.main}>
        <h2 className={classes.title} id={titleId} dir="auto">
          <Link to={path} data-open>
            {topic.title}
          </Link>
        </h2>
        <p className={classes.where}>
          {topic.user.name} · {placeNameOf(topic)}
        </p>
        {/* Part 1 §9: a row of a ticket shows its text, too. */}
        {topic.ticket_status !== null && (
          <p className={classes.where} dir="auto">
            {topic.excerpt}
          </p>
        )}
      </div>
      <span className={classes.faces} aria-hidden="true">
        {[...commenters.values()].map((member) => (
          <Avatar key={member.id} member={member} size={24} />
        ))}
      </span>
      <span className={classes.likes}>
        <LikeButton
          post={{ id: topic.post_id, likes_count: topic.likes_count, liked_by_me: topic.liked_by_me }}
          closed={topic.closed}
          small
        />
      </span>
      <Link
        to={paths.conversation(topic.slug, 'comments')}
        className={classes.comments}
        aria-label={t('topic.comments', { count: topic.comments_count })}
      >
        <IconMessageCircle size={17} stroke={1.7} aria-hidden="true" />
        {count(topic.comments_count, i18n.language)}
      </Link>
      <span className={classes.when}>
        {isScheduled(topic) ? <TopicTime topic={topic} /> : <RelativeTime moment={topic.active_at} />}
      </span>
      <span className={classes.marks}>
        <TopicMarks topic={topic} />
      </span>
    </article>
  );
}

export default memo(TopicRow);
