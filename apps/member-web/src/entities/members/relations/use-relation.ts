import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import type { members } from '@lyceum/contracts';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { memberKeys } from '../keys.ts';

type Doing = 'follow' | 'unfollow' | 'block' | 'unblock';

const BECOMES: Record<Doing, members.FollowStatus> = {
  follow: 'following',
  unfollow: 'none',
  block: 'blocked',
  unblock: 'none',
};

const send = (doing: Doing, id: number) => {
  const asked = { params: { id } };
  switch (doing) {
    case 'follow':
      return api('POST /api/v4/users/{id}/follow', asked);
    case 'unfollow':
      return api('DELETE /api/v4/users/{id}/follow', asked);
    case 'block':
      return api('POST /api/v4/users/{id}/block', asked);
    case 'unblock':
      return api('DELETE /api/v4/users/{id}/block', asked);
  }
};

/**
 * Returns a mutation that changes the relation to a member. Updates all caches optimistically, and rolls back with a
 * message on failure.
 */
export function useRelation(member: { id: number; name: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const all = { queryKey: memberKeys.members };
  return useMutation({
    mutationFn: (doing: Doing) => send(doing, member.id),
    onMutate: async (doing) => {
      await client.cancelQueries(all);
      client.setQueriesData<members.MemberSeen | null>(all, (seen) =>
        seen?.id === member.id ? { ...seen, follow_status: BECOMES[doing] } : seen,
      );
    },
    onSuccess: (_, doing) => {
      if (doing === 'block') toast({ kind: 'success', text: t('relations.blocked', { name: member.name }) });
      if (doing === 'unblock') toast({ kind: 'success', text: t('relations.unblocked', { name: member.name }) });
    },
    onError: (error) => toast({ kind: 'error', text: error.message || t('errors.action') }),
    onSettled: () => {
      void client.invalidateQueries(all);
      void client.invalidateQueries({ queryKey: blockedKey });
    },
  });
}

export const blockedKey = ['blocked'] as const;
