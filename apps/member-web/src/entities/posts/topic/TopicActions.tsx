import { IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { count } from '@lyceum/browser/time';
import { paths } from '../../../lib/address/paths.ts';
import type { Topic } from '../cache/topic-cache.ts';
import classes from './Actions.module.css';
import { LikeButton } from '../likes/LikeButton.tsx';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { tagsTexts } from '../tags/texts/index.ts';
import { Part } from '../../../ui/part/Part.tsx';

const TagChips = lazyPart(withTexts(() => import('../tags/TagChips.tsx'), tagsTexts));
const ShareButton = lazyPart(() => import('../share/ShareButton.tsx'));

interface Props {
  topic: Topic;
  /** Adds a share button, on the topic's own screen. */
  shared?: boolean;
}

/** Row of actions of a topic: like, comments, views and sharing. */
export function TopicActions({ topic, shared = false }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <div className={classes.row}>
      <LikeButton
        post={{ id: topic.post_id, likes_count: topic.likes_count, liked_by_me: topic.liked_by_me }}
        closed={topic.closed}
      />
      <Link
        to={paths.conversation(topic.slug, 'comments')}
        className={classes.action}
        aria-label={t('topic.comments', { count: topic.comments_count })}
      >
        <IconMessageCircle size={20} stroke={1.7} aria-hidden="true" />
        <span>{count(topic.comments_count, i18n.language)}</span>
      </Link>
      {topic.tags && topic.tags.length > 0 && (
        <Part missing="nothing">
          <TagChips tags={topic.tags} />
        </Part>
      )}
      {topic.views > 0 && (
        <span className={classes.views}>
          {t('topic.views', { count: topic.views, formatted: count(topic.views, i18n.language) })}
        </span>
      )}
      {shared && (
        <span className={classes.share}>
          <Part missing="nothing">
            <ShareButton post={{ address: paths.conversation(topic.slug), title: topic.title }} />
          </Part>
        </span>
      )}
    </div>
  );
}
