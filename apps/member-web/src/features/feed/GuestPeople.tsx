import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { canRead, useBoards } from '../../entities/boards/boards.ts';
import { Avatar } from '../../entities/members/Avatar.tsx';
import classes from './GuestWelcome.module.css';

const welcomeOptions = queryOptions({
  queryKey: ['welcome'] as const,
  queryFn: async ({ signal }) => (await api('GET /api/v4/community/welcome', { signal })).data,
  staleTime: 5 * 60_000,
});

/** Number of members and topics, and a few avatars, for guests. */
export default function GuestPeople() {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(welcomeOptions);
  const boards = useBoards().data ?? [];
  if (!data) return null;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const conversations = boards.filter(canRead).reduce((sum, board) => sum + board.topics_count, 0);
  const members = number(data.members_count) + (data.members_capped ? '+' : '');
  return (
    <>
      {data.faces.length > 0 && (
        <span className={classes.faces}>
          {data.faces.map((member) => (
            <Avatar key={member.id} member={member} size={32} />
          ))}
        </span>
      )}
      <span>
        {t('feed.guestMembers', { count: data.members_count, members })}
        {conversations > 0 && ` · ${t('feed.guestTopics', { count: conversations, topics: number(conversations) })}`}
      </span>
    </>
  );
}
