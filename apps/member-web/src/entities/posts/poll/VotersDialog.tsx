import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { POLL_LIMITS } from '@lyceum/contracts/limits';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PollOption } from './poll.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { MemberList } from '../../members/MemberList.tsx';

const votersOptions = (optionId: number) =>
  infiniteQueryOptions({
    queryKey: ['poll-voters', optionId],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v4/poll-options/{id}/voters', {
        params: { id: optionId },
        query: { limit: POLL_LIMITS.voters, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    // The list must be current each time it opens.
    staleTime: 0,
  });

/** Dialog `user_votes_{option id}` with the voters of one option, for public polls (part 3 §2). */
export default function VotersDialog({ option, onDone }: { option: PollOption; onDone: () => void }) {
  const { t } = useTranslation();
  const voters = useInfiniteQuery(votersOptions(option.id));
  return (
    <Dialog title={t('pollDialogs.voters', { value: option.value })} onClose={onDone}>
      <div id={`user_votes_${option.id}`}>
        <MemberList
          members={voters}
          failed={t('pollDialogs.votersFailed')}
          empty={{
            icon: <IconUsers size={24} stroke={1.6} />,
            title: t('pollDialogs.noVoters'),
            hint: t('pollDialogs.noVotersHint'),
          }}
          onChosen={onDone}
        />
      </div>
    </Dialog>
  );
}
