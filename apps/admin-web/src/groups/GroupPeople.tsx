import Box from '@mui/material/Box';
import type { Group, GroupMember, GroupPeople as Status } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { PagedPanel } from '../record/PagedPanel.tsx';
import { Badge } from '../ui/Badge.tsx';
import { RecordLink } from '../ui/links.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';

interface Props {
  group: Group;
  status: Status;
}

/** Maps each action on a person in a group to its command. `OFFERED` lists the actions per membership status. */
const ACTS = {
  transfer: 'transferGroup',
  approve: 'approveGroupRequest',
  refuse: 'refuseGroupRequest',
  remove: 'removeGroupMember',
  ban: 'banFromGroup',
  unban: 'unbanFromGroup',
} as const;
type Act = keyof typeof ACTS;
const OFFERED: Record<Status, readonly Act[]> = {
  in: ['transfer', 'remove', 'ban'],
  asked: ['approve', 'refuse'],
  invited: ['remove'],
  banned: ['unban'],
};

/** Panel of the people with one membership status: members, requests, invitations or bans. Owners come first. */
export function GroupPeople({ group, status }: Props) {
  const translate = useTranslate();
  return (
    <PagedPanel<GroupMember>
      title={translate(`group.people.${status}`)}
      name={['groups', 'people', group.id, status]}
      ask={(provider, asked) => provider.groupPeople(group.id, status, asked)}
      failed={translate('group.peopleFailed')}
      nobody={status === 'in' ? translate('group.nobody') : null}
      row={(member) => (
        <li key={member.id}>
          <RecordLink resource="members" id={member.id}>
            {member.name}
          </RecordLink>
          {status === 'in' && member.role !== 'member' ? (
            <Badge tone="accent">{translate(`group.roles.${member.role}`)}</Badge>
          ) : null}
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            <RelativeTime moment={member.since} />
          </Box>
          <Acts group={group} status={status} member={member} />
        </li>
      )}
    />
  );
}

/** Leaves out removal and ban for the last owner. Another member must become owner first. */
function Acts({ group, status, member }: Props & { member: GroupMember }) {
  const translate = useTranslate();
  if (!group.permissions.includes('TRANSFER')) return null;
  const isLast = member.role === 'owner' && status === 'in' && group.owners_count === 1;
  const offered = OFFERED[status].filter((act) => (act === 'transfer' ? member.role !== 'owner' : !isLast));
  const { name } = member;
  return (
    <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      {offered.map((act) => (
        <ReasonedCommand
          key={act}
          label={translate(`group.${act}`)}
          rowLabel={translate(`group.${act}Of`, { name })}
          asked={{
            name,
            title: translate(`group.${act}Title`),
            hint: translate(`group.${act}Hint`),
            submit: translate(`group.${act}`),
            reasons: `group.${act}Reasons`,
            done: translate(`group.${act}Done`),
            send: (commands, reason) => commands[ACTS[act]]({ id: group.id, member_id: member.id, reason }),
          }}
        />
      ))}
    </Box>
  );
}
