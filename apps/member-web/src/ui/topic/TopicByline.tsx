import { IconLock, IconPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Topic } from '../../lib/topic-cache.ts';
import { Avatar } from '../Avatar.tsx';
import { MemberName } from '../MemberName.tsx';
import { RelativeTime } from '../RelativeTime.tsx';
import classes from './TopicByline.module.css';
import { TopicMenu } from './TopicMenu.tsx';

/** Who posted where and when, what marks the topic, and what may be done with it. */
export function TopicByline({ topic }: { topic: Topic }) {
  const { t } = useTranslation();
  return (
    <div className={classes.byline}>
      <Avatar member={topic.user} />
      <div className={classes.who}>
        <MemberName member={topic.user} />
        <p className={classes.where}>
          <Link to={`/boards/${topic.board_slug}`} className={classes.board}>
            {topic.board_name}
          </Link>
          <span aria-hidden="true">·</span>
          <RelativeTime moment={topic.release_date} />
        </p>
      </div>
      <div className={classes.marks}>
        {topic.sticky && (
          <span className={classes.mark}>
            <IconPin size={15} stroke={1.8} aria-hidden="true" />
            <span className={classes.word}>{t('topic.sticky')}</span>
          </span>
        )}
        {topic.closed && (
          <span className={classes.mark}>
            <IconLock size={15} stroke={1.8} aria-hidden="true" />
            <span className={classes.word}>{t('topic.closed')}</span>
          </span>
        )}
        <TopicMenu topic={topic} />
      </div>
    </div>
  );
}
