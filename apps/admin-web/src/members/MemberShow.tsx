import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCanAccess, useGetIdentity } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Member } from '../data/types.ts';
import { History } from '../history/History.tsx';
import { Columns } from '../record/Columns.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { RoleBadge } from '../ui/badges.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { dateOf } from '@lyceum/browser/time';
import { BannedBadge } from './BannedBadge.tsx';
import { LevelsPanel } from './LevelsPanel.tsx';
import { MemberCommands } from './MemberCommands.tsx';
import { PostsPanel } from './PostsPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { useReader } from '../ui/use-reader.ts';

/** Score summary as the community shows it next to the name. Leaves out a streak that has ended. */
function scoreOf(member: Member, translate: ReturnType<typeof useTranslate>): string {
  const { level, karma, streak, streak_until, active_trophy } = member;
  const goesOn = streak_until !== null && Date.now() < Date.parse(streak_until);
  return [
    translate('member.level', { level }),
    translate('member.points', { count: karma }),
    goesOn && translate('member.streak', { count: streak }),
    active_trophy?.title,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Page that shows a member, with levels, sessions, commands and history. */
export default function MemberShow() {
  return <RecordPage<Member>>{(member) => <MemberRecord member={member} />}</RecordPage>;
}

function MemberRecord({ member }: { member: Member }) {
  const translate = useTranslate();
  const reader = useReader();
  const { identity } = useGetIdentity();
  const { canAccess: mayChangeRole } = useCanAccess({ resource: 'members', action: 'change_role' });
  const { canAccess: mayReadHistory } = useCanAccess({ resource: 'members', action: 'history' });
  const { canAccess: maySeeSessions } = useCanAccess({ resource: 'members', action: 'sessions' });
  const isOwn = identity?.id === member.id;
  const standing = translate(member.verified ? 'member.verified' : 'member.unverified');
  return (
    <>
      <PageHeading
        title={member.name}
        back={{ to: '/members', label: translate('resources.members.name', { count: 2 }) }}
        under={
          <>
            <RoleBadge role={member.role} />
            <BannedBadge member={member} />
            <span>@{member.username}</span>
          </>
        }
        actions={<MemberCommands member={member} isOwn={isOwn} />}
      >
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
          <Avatar member={member} size={40} />
          {member.name}
        </Box>
      </PageHeading>
      <Columns aside={mayReadHistory ? <History kind="member" id={member.id} name={member.name} /> : null}>
        <Panel title={translate('member.profile')}>
          <Facts>
            <Fact label={translate('resources.members.fields.email')}>
              {member.email === null ? standing : `${member.email} (${standing})`}
            </Fact>
            <Fact label={translate('member.score')}>{scoreOf(member, translate)}</Fact>
            <Fact label={translate('resources.members.fields.created_at')}>{dateOf(member.created_at, reader)}</Fact>
            <Fact label={translate('resources.members.fields.last_seen_at')}>
              {member.last_seen_at ? <RelativeTime moment={member.last_seen_at} /> : translate('app.never')}
            </Fact>
            <Fact label={translate('resources.members.fields.locale')}>
              {translate(`app.languages.${member.locale}`)}
            </Fact>
          </Facts>
          {mayChangeRole && isOwn ? (
            <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
              {translate('member.own')}
            </Typography>
          ) : null}
        </Panel>
        <PostsPanel member={member} />
        <LevelsPanel member={member} />
        {maySeeSessions ? <SessionsPanel member={member} /> : null}
      </Columns>
    </>
  );
}
