import {
  IconBookmarkFilled,
  IconCalendarTime,
  IconCircleCheck,
  IconLock,
  IconPin,
  IconPointFilled,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { useNow } from '../../../lib/time/clock.ts';
import { isEdited, isHeldBack, isScheduled, isWelcome, type Topic } from '../cache/topic-cache.ts';
import { AvatarLink, MemberLink } from '../../members/MemberLink.tsx';
import { DueTime, RelativeTime } from '../../../ui/RelativeTime.tsx';
import { TicketMark } from '../ticket/TicketMark.tsx';
import { EditedMark } from '../history/EditedMark.tsx';
import { Mark } from './Mark.tsx';
import classes from './TopicByline.module.css';
import { TopicMenu } from '../menu/TopicMenu.tsx';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { kindsTexts } from './texts/index.ts';

const KindMark = lazyPart(withTexts(() => import('./KindMark.tsx'), kindsTexts));

/** The address of a topic’s place: its group or event (part 1 §2), or its board. */
const placeOf = ({ board_slug, event, group }: Topic): string =>
  group ? paths.group(group.slug) : event ? paths.event(event.slug) : paths.board(board_slug);

/** The name of the place that {@link placeOf} leads to. */
export const placeNameOf = ({ board_name, event, group }: Topic): string => group?.name ?? event?.title ?? board_name;

interface Props {
  topic: Topic;
  /** Puts the author, the board and the time on one line. */
  compact?: boolean;
}

/** Author, board and time of a topic, its marks and its menu. */
export function TopicByline({ topic, compact = false }: Props) {
  return (
    <div className={classes.byline} data-compact={compact || undefined}>
      <AvatarLink member={topic.user} size={compact ? 32 : undefined} />
      <div className={classes.who}>
        <MemberLink member={topic.user} />
        <p className={classes.where}>
          <Link to={placeOf(topic)} className={classes.board}>
            {placeNameOf(topic)}
          </Link>
          <span aria-hidden="true">·</span>
          <TopicTime topic={topic} />
          {isEdited(topic) && <EditedMark of={{ kind: 'topic', id: topic.id }} />}
        </p>
      </div>
      <TopicMarks topic={topic} />
    </div>
  );
}

/** When the topic was released, or will be. */
export const TopicTime = ({ topic }: { topic: Topic }) =>
  isScheduled(topic) ? <DueTime moment={topic.release_date} /> : <RelativeTime moment={topic.release_date} />;

/** The marks of a topic, such as pinned or closed, and its menu. */
export function TopicMarks({ topic }: { topic: Topic }) {
  const { t } = useTranslation();
  return (
    <div className={classes.marks}>
      {isWelcome(topic) && (
        <Part missing="nothing">
          <KindMark topic={topic} />
        </Part>
      )}
      <TicketMark topic={topic} />
      {topic.unread && <Mark icon={IconPointFilled} word={t('topic.unread')} tone="accent" quiet />}
      {topic.answered && <Mark icon={IconCircleCheck} word={t('topic.answered')} />}
      {topic.favorited && <Mark icon={IconBookmarkFilled} word={t('topic.favorite_mark')} quiet />}
      {isScheduled(topic) && <ScheduledMark topic={topic} />}
      {topic.sticky && <Mark icon={IconPin} word={t('topic.sticky')} />}
      {topic.closed && <Mark icon={IconLock} word={t('topic.closed')} />}
      <TopicMenu topic={topic} />
    </div>
  );
}

function ScheduledMark({ topic }: { topic: Topic }) {
  const { t } = useTranslation();
  const held = isHeldBack(topic, useNow());
  return <Mark icon={IconCalendarTime} word={t(held ? 'release.held' : 'release.scheduled')} />;
}
