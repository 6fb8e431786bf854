import Typography from '@mui/material/Typography';
import { dateOf } from '@lyceum/browser/time';
import { useCanAccess } from 'react-admin';
import type { Member } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { useReader } from '../ui/use-reader.ts';
import { DecisionsPanel } from './DecisionsPanel.tsx';
import { LevelsPanel } from './LevelsPanel.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { PostsPanel } from './PostsPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

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

/** First tab of a member's page: profile, posts, levels and sessions. */
export function MemberOverview({ member, isOwn }: { member: Member; isOwn: boolean }) {
  const { canAccess: maySeeSessions } = useCanAccess({ resource: 'members', action: 'sessions' });
  const { canAccess: isAdmin } = useCanAccess({ resource: 'members', action: 'change_role' });
  const mayNote = !isOwn && (member.role === 'member' || isAdmin === true);
  return (
    <>
      <Profile member={member} isOwn={isOwn} />
      <PostsPanel member={member} />
      {isOwn ? null : <DecisionsPanel id={member.id} />}
      {mayNote ? <NotesPanel id={member.id} /> : null}
      <LevelsPanel member={member} />
      {maySeeSessions ? <SessionsPanel member={member} /> : null}
    </>
  );
}

function Profile({ member, isOwn }: { member: Member; isOwn: boolean }) {
  const translate = useTranslate();
  const reader = useReader();
  const { canAccess: mayChangeRole } = useCanAccess({ resource: 'members', action: 'change_role' });
  const standing = translate(member.verified ? 'member.verified' : 'member.unverified');
  return (
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
        <Fact label={translate('resources.members.fields.locale')}>{translate(`app.languages.${member.locale}`)}</Fact>
      </Facts>
      {mayChangeRole && isOwn ? (
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          {translate('member.own')}
        </Typography>
      ) : null}
    </Panel>
  );
}
