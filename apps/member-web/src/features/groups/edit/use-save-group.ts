import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import type { groups } from '@lyceum/contracts';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { toast } from '../../../lib/toast.ts';
import { askAnew } from '../queries/ask-anew.ts';
import { putGroup } from '../queries/groups.mutations.ts';
import type { Group } from '../queries/groups.query.ts';

type Change = z.input<typeof groups.changeGroup.body>;

/** Saves a part of a group with optimistic locking. `refused` gives the error text, also for a version conflict. */
export function useSaveGroup(group: Group) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: Change) =>
      api('PUT /api/v3/groups/{id}', { params: { id: group.id }, body: { ...body, version: group.version } }),
    onSuccess: ({ data }) => {
      putGroup(client, data);
      toast({ kind: 'success', text: t('groups.edit.saved') });
    },
    onSettled: () => askAnew(client),
  });
  const refused = (error: unknown): string => {
    if (error instanceof ApiError && error.status === 409) return t('groups.edit.changed');
    return (error instanceof ApiError && (error.firstMessage ?? error.message)) || t('errors.action');
  };
  return { send: mutateAsync, refused };
}

/** Schema of every part of the form. A change leaves out fields to keep. */
export const changeOf = () => import('@lyceum/contracts/groups/groups').then((contract) => contract.changeGroup.body);
