import { useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { GROUP_LIMITS } from '@lyceum/contracts/groups/limits';
import { useTranslation } from 'react-i18next';
import { InviteMembers } from '../../../entities/members/choose/InviteMembers.tsx';
import { toast } from '../../../lib/toast.ts';
import { askAnew } from '../queries/ask-anew.ts';
import type { Group } from '../queries/groups.query.ts';

/** Dialog to invite members: for owners and moderators, and for members if the group allows it. */
export default function InviteDialog({ group, onDone }: { group: Group; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <InviteMembers
      title={t('groups.people.invite')}
      most={GROUP_LIMITS.invited}
      send={(user_ids) => api('POST /api/v4/groups/{id}/invitations', { params: { id: group.id }, body: { user_ids } })}
      onSent={(count) => {
        toast({ kind: 'success', text: t('groups.people.sent', { count }) });
        void askAnew(client);
      }}
      onDone={onDone}
    />
  );
}
