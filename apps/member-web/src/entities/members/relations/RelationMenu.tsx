import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { ActionIcon, Menu } from '@mantine/core';
import { IconBan, IconDots } from '@tabler/icons-react';
import type { members } from '@lyceum/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acting, useMe } from '../../../lib/session/session.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { useRelation } from './use-relation.ts';

const BlockDialog = lazyPart(() => import('./BlockDialog.tsx'));

/** Menu with rarely used actions on a member. Hidden for staff, whom no one can block. */
export function RelationMenu({ member }: { member: members.MemberSeen }) {
  const { t } = useTranslation();
  const me = acting(useMe());
  const [asking, setAsking] = useState(false);
  const { mutate } = useRelation(member);
  const { name, follow_status } = member;
  if (!me || me.id === member.id || member.isAdmin || member.isModerator) return null;
  const isBlocked = follow_status === 'blocked';
  return (
    <>
      <Menu position="bottom-end" width={250} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon aria-label={t('app.more')} radius="xl" size={36}>
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconBan size={17} stroke={1.7} aria-hidden="true" />}
            c={isBlocked ? undefined : 'var(--danger)'}
            onClick={() => (isBlocked ? mutate('unblock') : setAsking(true))}
          >
            {isBlocked ? t('relations.unblockOne', { name }) : t('relations.block', { name })}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Part missing="opened">{asking && <BlockDialog member={member} onDone={() => setAsking(false)} />}</Part>
    </>
  );
}
