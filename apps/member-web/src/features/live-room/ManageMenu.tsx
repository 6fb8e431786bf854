import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { ActionIcon, Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconDots } from '@tabler/icons-react';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { firstMessage } from '../../lib/first-message.ts';
import { toast } from '../../lib/toast.ts';
import { type Participant, type Role, roomKey } from './room.query.ts';

const ROLES: readonly Role[] = ['host', 'speaker', 'listener'];

/** Menu for hosts with the actions on one participant. */
export function ManageMenu({ participant, roomId }: { participant: Participant; roomId: number }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const params = { id: participant.id };
  const done = (work: Promise<unknown>) =>
    void work
      .catch((error: unknown) => toast({ kind: 'error', text: firstMessage(error) || t('errors.action') }))
      .finally(() => void client.invalidateQueries({ queryKey: roomKey(roomId) }));
  return (
    <Menu position="top-end" zIndex={200}>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={t('liveRoom.manage', { name: participant.user.name })}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {ROLES.filter((role) => role !== participant.role).map((role) => (
          <Menu.Item
            key={role}
            onClick={() => done(api('PUT /api/v4/live-room-participants/{id}/role', { params, body: { role } }))}
          >
            {t(`liveRoom.make.${role}`)}
          </Menu.Item>
        ))}
        {participant.can_publish && (
          <Menu.Item onClick={() => done(api('POST /api/v4/live-room-participants/{id}/mute', { params }))}>
            {t('liveRoom.mute')}
          </Menu.Item>
        )}
        <Menu.Item
          color="danger"
          onClick={() => done(api('DELETE /api/v4/live-room-participants/{id}', { params, query: {} }))}
        >
          {t('liveRoom.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
