import { IconHeart, IconMessageCircle } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Topic } from '../../../entities/posts/cache/topic-cache.ts';
import type { Placed } from '../../../ui/masonry/masonry.ts';
import classes from './Wall.module.css';

/** The first attachment with a thumbnail. */
export const pictureOf = (topic: Topic) => topic.attachments.find(({ thumbnail }) => thumbnail !== null);

interface Props {
  topic: Topic;
  place: Placed;
  position: number;
  /** -1 while more pages exist, because the total is unknown. */
  size: number;
}

/**
 * One picture of a moodboard. Its link opens the picture over the board with its own address. The DOM order is the
 * feed's order, for keyboards.
 */
export const WallTile = memo(function WallTile({ topic, place, position, size }: Props) {
  const { t } = useTranslation();
  const picture = pictureOf(topic);
  const { top, left, width, picture: height } = place;
  return (
    <article
      className={classes.tile}
      style={{ transform: `translate(${left}px, ${top}px)`, width, height: place.height }}
      aria-posinset={position}
      aria-setsize={size}
      aria-labelledby={`tile-${topic.id}`}
    >
      <Link
        id={`open-${topic.id}`}
        to={{ hash: `topicid-${topic.id}` }}
        state={{ fromWall: true }}
        className={classes.open}
        preventScrollReset
      >
        {picture?.thumbnail ? (
          <img
            src={picture.thumbnail}
            alt={picture.alt ?? ''}
            width={picture.width ?? undefined}
            height={picture.height ?? undefined}
            loading="lazy"
            decoding="async"
            className={classes.picture}
            style={{ height }}
          />
        ) : (
          <span className={classes.picture} style={{ height }} />
        )}
        <span id={`tile-${topic.id}`} className={classes.title} dir="auto">
          {topic.title}
        </span>
      </Link>
      <p className={classes.by}>
        <span className={classes.name}>{topic.named_user}</span>
        <span className={classes.count}>
          <IconHeart size={14} stroke={1.8} aria-hidden="true" /> {topic.likes_count}
          <span className="visually-hidden">{t('topic.likes', { count: topic.likes_count })}</span>
        </span>
        <span className={classes.count}>
          <IconMessageCircle size={14} stroke={1.8} aria-hidden="true" /> {topic.comments_count}
          <span className="visually-hidden">{t('topic.comments', { count: topic.comments_count })}</span>
        </span>
      </p>
    </article>
  );
});
