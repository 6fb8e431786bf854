import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { askAnew } from './ask-anew.ts';
import type { Group } from './groups.query.ts';
import { groupKeys } from './keys.ts';
import { firstMessage } from '../../../lib/first-message.ts';

/** A member's answer to a group. */
export type Answer = 'join' | 'leave' | 'accept' | 'decline';

function send(answer: Answer, { id, invitation }: Group) {
  const invited = { params: { id, invitation_id: invitation?.id ?? 0 } };
  switch (answer) {
    case 'join':
      return api('PUT /api/v3/groups/{id}/join', { params: { id } });
    case 'leave':
      return api('PUT /api/v3/groups/{id}/leave', { params: { id } });
    case 'accept':
      return api('POST /api/v3/groups/{id}/invite/{invitation_id}/accept', invited);
    case 'decline':
      return api('POST /api/v3/groups/{id}/invite/{invitation_id}/decline', { ...invited, body: {} });
  }
}

/** Stores a group from the server in the query cache. */
export const putGroup = (client: QueryClient, group: Group): void =>
  void client.setQueryData(groupKeys.group(group.slug), group);

/** Mutation to join, leave, accept or decline. The server decides the resulting membership status. */
export function useAnswer(group: Group) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) => send(answer, group),
    onSuccess: ({ data: { participation } }) => {
      if (participation === 'in') toast({ kind: 'success', text: t('groups.answer.in') });
      if (participation === 'asked') toast({ kind: 'success', text: t('groups.answer.asked') });
    },
    onError: (error) => toast({ kind: 'error', text: firstMessage(error) || t('errors.action') }),
    onSettled: () => askAnew(client),
  });
}

/** Actions of owners and moderators on a member. */
export type Doing = 'approve' | 'refuse' | 'remove' | 'ban' | 'unban' | 'owner' | 'moderator' | 'member';

function about(doing: Doing, params: { id: number; member_id: number }) {
  switch (doing) {
    case 'approve':
      return api('POST /api/v4/groups/{id}/members/{member_id}/approve', { params, body: {} });
    case 'refuse':
      return api('POST /api/v4/groups/{id}/members/{member_id}/refuse', { params, body: {} });
    case 'remove':
      return api('DELETE /api/v4/groups/{id}/members/{member_id}', { params });
    case 'ban':
      return api('POST /api/v4/groups/{id}/members/{member_id}/ban', { params, body: {} });
    case 'unban':
      return api('DELETE /api/v4/groups/{id}/members/{member_id}/ban', { params });
    default:
      return api('PUT /api/v4/groups/{id}/members/{member_id}', { params, body: { role: doing } });
  }
}

/** Mutation for an action on a member of a group. */
export function useManage(groupId: number) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ doing, memberId }: { doing: Doing; memberId: number }) =>
      about(doing, { id: groupId, member_id: memberId }),
    onError: (error) => toast({ kind: 'error', text: firstMessage(error) || t('errors.action') }),
    onSettled: () => askAnew(client),
  });
}
