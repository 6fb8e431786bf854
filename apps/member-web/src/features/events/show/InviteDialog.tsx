import { useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { EVENT_LIMITS } from '@lyceum/contracts/calendar/limits';
import { useTranslation } from 'react-i18next';
import { InviteMembers } from '../../../entities/members/choose/InviteMembers.tsx';
import { toast } from '../../../lib/toast.ts';
import { askAnew } from '../queries/events.mutations.ts';
import type { Event } from '../queries/events.query.ts';

/** Dialog to invite members: for organisers, and for attendees if the event allows it. */
export default function InviteDialog({ event, onDone }: { event: Event; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <InviteMembers
      title={t('events.people.invite')}
      most={EVENT_LIMITS.invited}
      send={(user_ids) => api('POST /api/v4/events/{id}/invitations', { params: { id: event.id }, body: { user_ids } })}
      onSent={(count) => {
        toast({ kind: 'success', text: t('events.people.sent', { count }) });
        void askAnew(client);
      }}
      onDone={onDone}
    />
  );
}
