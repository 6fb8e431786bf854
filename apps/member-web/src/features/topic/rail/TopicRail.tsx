import { Button } from '@mantine/core';
import { IconBell, IconBellRinging, IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { distinct, PeopleCard } from '../../../entities/members/PeopleCard.tsx';
import { isWhole, type Topic } from '../../../entities/posts/cache/topic-cache.ts';
import { useTopicMarks } from '../../../entities/posts/cache/use-topic-marks.ts';
import { paths } from '../../../lib/address/paths.ts';
import { itemsOf } from '../../../lib/pages.ts';
import { acting, useMe } from '../../../lib/session/session.ts';
import card from '../../../ui/place/Card.module.css';
import { LinksCard } from '../../../ui/rail/LinksCard.tsx';
import rail from '../../../ui/rail/Rail.module.css';
import { commentsOptions } from '../comment-state/comments.query.ts';

const PEOPLE = 8;
const RELATED = 5;

/** Query options of the newest topics of a board. */
export const relatedOptions = (boardId: number) =>
  queryOptions({
    queryKey: ['related', boardId],
    queryFn: async ({ signal }) => {
      // One more, because the topic itself is left out.
      const { data } = await api('GET /api/v3/topics', { query: { board_id: boardId, limit: RELATED + 1 }, signal });
      return data.filter(isWhole);
    },
    staleTime: 60_000,
  });

/** What a reader can do with a topic, other topics of its board, and who is in it. */
export function TopicRail({ topic }: { topic: Topic }) {
  const { t } = useTranslation();
  const me = useMe();
  const comments = useInfiniteQuery({ ...commentsOptions(topic.id), enabled: false });
  const { data: related = [] } = useQuery(relatedOptions(topic.board_id));
  if (comments.isPending) return null;
  const writers = itemsOf(comments.data).flatMap(({ user, replies }) => [user, ...replies.map((reply) => reply.user)]);
  return (
    <>
      {acting(me) && <Marks topic={topic} />}
      <LinksCard
        title={t('rail.moreFrom', { board: topic.board_name })}
        links={related
          .filter(({ id }) => id !== topic.id)
          .slice(0, RELATED)
          .map(({ slug, title }) => ({ to: paths.conversation(slug), text: title }))}
      />
      <PeopleCard title={t('rail.people')} members={distinct([topic.user, ...writers], PEOPLE)} />
    </>
  );
}

function Marks({ topic }: { topic: Topic }) {
  const { t } = useTranslation();
  const { mark } = useTopicMarks(topic);
  const { favorited, notifications } = topic;
  const Bookmark = favorited ? IconBookmarkFilled : IconBookmark;
  const Bell = notifications ? IconBellRinging : IconBell;
  return (
    <section className={card.card} aria-labelledby="rail-marks">
      <h2 id="rail-marks" className={card.title}>
        {t('rail.topic')}
      </h2>
      <div className={rail.buttons}>
        <Button
          variant="default"
          aria-pressed={favorited}
          leftSection={<Bookmark size={17} stroke={1.7} aria-hidden="true" />}
          onClick={() => mark({ favorited: !favorited })}
        >
          {t(favorited ? 'rail.favourited' : 'rail.favourite')}
        </Button>
        <Button
          variant="default"
          aria-pressed={notifications}
          leftSection={<Bell size={17} stroke={1.7} aria-hidden="true" />}
          onClick={() => mark({ notifications: !notifications })}
        >
          {t(notifications ? 'rail.following' : 'rail.follow')}
        </Button>
      </div>
    </section>
  );
}
