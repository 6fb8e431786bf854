import { Button } from '@mantine/core';
import type { members } from '@lyceum/contracts';
import { useTranslation } from 'react-i18next';
import { acting, useMe } from '../../../lib/session/session.ts';
import { useRelation } from './use-relation.ts';

type Followed = Pick<members.MemberSeen, 'id' | 'name' | 'follow_status'>;

/**
 * Button to follow, unfollow or unblock another member. Hidden for guests. `mouse` hides it from keyboards and screen
 * readers, where the same button exists elsewhere.
 */
export function FollowButton({ member, mouse = false }: { member: Followed; mouse?: boolean }) {
  const { t } = useTranslation();
  const me = acting(useMe());
  const { mutate, isPending } = useRelation(member);
  if (!me || me.id === member.id) return null;
  const { name, follow_status: status } = member;
  const shown = {
    none: { word: t('relations.follow'), label: t('relations.followOne', { name }), doing: 'follow' },
    following: { word: t('relations.following'), label: t('relations.unfollowOne', { name }), doing: 'unfollow' },
    blocked: { word: t('relations.unblock'), label: t('relations.unblockOne', { name }), doing: 'unblock' },
  } as const;
  const { word, label, doing } = shown[status];
  return (
    <Button
      size={mouse ? 'compact-sm' : undefined}
      variant={status === 'none' ? 'filled' : 'default'}
      aria-label={label}
      aria-busy={isPending || undefined}
      tabIndex={mouse ? -1 : undefined}
      aria-hidden={mouse || undefined}
      onClick={(event) => {
        // A click closes the hover card, but the member must see the new state.
        if (mouse) event.stopPropagation();
        if (!isPending) mutate(doing);
      }}
    >
      {word}
    </Button>
  );
}
