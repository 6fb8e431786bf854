import { useTranslate } from '../i18n/use-translate.ts';
import { dateOf } from '@lyceum/browser/time';
import type { Member } from '../data/types.ts';
import { Badge } from '../ui/Badge.tsx';
import { useReader } from '../ui/use-reader.ts';

/** Badge of a banned or silenced member, with the end date of a temporary ban. */
export function BannedBadge({ member }: { member: Member }) {
  const translate = useTranslate();
  const reader = useReader();
  if (!member.banned && member.silenced_until) {
    const date = dateOf(member.silenced_until, reader);
    return <Badge tone="flame">{translate('member.silencedUntil', { date })}</Badge>;
  }
  if (!member.banned) return null;
  return (
    <Badge tone="flame">
      {member.banned_until
        ? translate('member.bannedUntil', { date: dateOf(member.banned_until, reader) })
        : translate('member.banned')}
    </Badge>
  );
}
