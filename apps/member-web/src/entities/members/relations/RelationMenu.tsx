import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { ActionIcon, Menu } from '@mantine/core';
import { IconBan, IconDots, IconFlag } from '@tabler/icons-react';
import type { members } from '@lyceum/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acting, useMe } from '../../../lib/session/session.ts';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { reportTexts } from '../../reports/texts/index.ts';
import { useRelation } from './use-relation.ts';

const ReportDialog = lazyPart(withTexts(() => import('../../reports/ReportDialog.tsx'), reportTexts));
const BlockDialog = lazyPart(() => import('./BlockDialog.tsx'));

/** Menu with rarely used actions on a member: report and block. No one can block staff. */
export function RelationMenu({ member }: { member: members.MemberSeen }) {
  const { t } = useTranslation();
  const me = acting(useMe());
  const [asking, setAsking] = useState<'block' | 'report' | null>(null);
  const { mutate } = useRelation(member);
  const { name, follow_status } = member;
  if (!me || me.id === member.id) return null;
  const close = () => setAsking(null);
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
            leftSection={<IconFlag size={17} stroke={1.7} aria-hidden="true" />}
            onClick={() => setAsking('report')}
          >
            {t('topic.report')}
          </Menu.Item>
          {!member.isAdmin && !member.isModerator && (
            <Menu.Item
              leftSection={<IconBan size={17} stroke={1.7} aria-hidden="true" />}
              c={isBlocked ? undefined : 'var(--danger)'}
              onClick={() => (isBlocked ? mutate('unblock') : setAsking('block'))}
            >
              {isBlocked ? t('relations.unblockOne', { name }) : t('relations.block', { name })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Part missing="opened">
        {asking === 'block' && <BlockDialog member={member} onDone={close} />}
        {asking === 'report' && <ReportDialog of={{ kind: 'member', id: member.id }} onDone={close} />}
      </Part>
    </>
  );
}
