import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { COMMUNITY_LIMITS } from '@lyceum/contracts/limits';
import { paths } from '../../lib/address/paths.ts';
import { isPoll, type Topic } from '../../entities/posts/cache/topic-cache.ts';
import { AvatarLink, MemberLink } from '../../entities/members/MemberLink.tsx';
import { PostMedia } from '../../entities/media/show/PostMedia.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { TopicActions } from '../../entities/posts/topic/TopicActions.tsx';
import { TopicByline } from '../../entities/posts/topic/TopicByline.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import classes from './TopicCard.module.css';
import { withTexts } from '../../lib/i18n/texts.ts';
import { pollDialogTexts } from '../../entities/posts/poll/texts/index.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';

const Poll = lazyPart(withTexts(() => import('../../entities/posts/poll/Poll.tsx'), pollDialogTexts));

interface Props {
  topic: Topic;
  position: number;
  /** -1 while more pages exist, because the size of the feed is unknown. */
  size: number;
}

/** Whether the server clipped the excerpt: it ends in an ellipsis and has nearly the maximum length. */
const isClipped = (excerpt: string) => excerpt.endsWith('…') && excerpt.length > COMMUNITY_LIMITS.excerpt * 0.7;

export const TopicCard = memo(function TopicCard({ topic, position, size }: Props) {
  const { t } = useTranslation();
  const path = paths.conversation(topic.slug);
  // The server sends the first comments. One is enough here.
  const [comment] = topic.posts;
  const titleId = `topic-${topic.id}-title`;
  return (
    <article
      className={classes.card}
      data-kind={topic.post_type}
      data-card
      tabIndex={-1}
      aria-posinset={position}
      aria-setsize={size}
      aria-labelledby={titleId}
    >
      <TopicByline topic={topic} compact />
      <h2 className={classes.title} id={titleId} dir="auto">
        <Link to={path} data-open>
          {topic.title}
        </Link>
      </h2>
      {topic.excerpt && (
        <p className={classes.excerpt} dir="auto">
          {topic.excerpt}{' '}
          {isClipped(topic.excerpt) && (
            <Link to={path} className={classes.more} aria-label={`${t('feed.readMore')}: ${topic.title}`}>
              {t('feed.readMore')}
            </Link>
          )}
        </p>
      )}
      <PostMedia attachments={topic.attachments} videoUrl={topic.video_url} title={topic.title} />
      {isPoll(topic) && (
        <Part fallback={<RowsSkeleton label={t('app.loading')} rows={2} />}>
          <Poll topic={topic} />
        </Part>
      )}
      <TopicActions topic={topic} />
      {comment && (
        <div className={classes.preview}>
          <AvatarLink member={comment.user} size={24} />
          <span className={classes.sayer}>
            <MemberLink member={comment.user} small bare />
          </span>
          <p className={classes.words} dir="auto">
            {comment.excerpt}
          </p>
          <Link to={`${path}#comment-${comment.id}`} className={classes.when}>
            <RelativeTime moment={comment.created_at} />
          </Link>
        </div>
      )}
    </article>
  );
});
