import { useCanAccess } from 'react-admin';
import type { Member } from '../data/types.ts';
import { CommunityLink } from '../ui/links.tsx';
import { BanCommand } from './BanCommand.tsx';
import { ChangeRole } from './ChangeRole.tsx';
import { EraseMember } from './EraseMember.tsx';
import { Impersonate } from './Impersonate.tsx';
import { SendMail } from './SendMail.tsx';
import { SilenceCommand, WarnCommand } from './SanctionCommands.tsx';

/** Commands on a member that the user may run. The server checks again. */
export function MemberCommands({ member, isOwn }: { member: Member; isOwn: boolean }) {
  const { canAccess: isAdmin } = useCanAccess({ resource: 'members', action: 'change_role' });
  const mayBan = !isOwn && (member.role === 'member' || (isAdmin && member.role === 'moderator'));
  const maySanction = !isOwn && member.role === 'member';
  const mayImpersonate = isAdmin && !isOwn && member.role !== 'admin' && !member.banned;
  const mayErase = isAdmin && !isOwn && member.role !== 'admin';
  return (
    <>
      <CommunityLink href={`/profile/${member.username}`} />
      {mayImpersonate ? <Impersonate member={member} /> : null}
      {isAdmin && !isOwn && !member.banned ? <SendMail member={member} /> : null}
      {isAdmin && !isOwn ? <ChangeRole member={member} /> : null}
      {maySanction ? <WarnCommand member={member} /> : null}
      {maySanction ? <SilenceCommand member={member} /> : null}
      {mayBan ? <BanCommand member={member} /> : null}
      {mayErase ? <EraseMember member={member} /> : null}
    </>
  );
}
