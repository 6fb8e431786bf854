import Box from '@mui/material/Box';
import { useCanAccess, useGetIdentity } from 'react-admin';
import type { Member } from '../data/types.ts';
import { useCommunity } from '../data/use-community.ts';
import { History } from '../history/History.tsx';
import { useResourceName, useTranslate } from '../i18n/use-translate.ts';
import { RecordPage } from '../record/RecordPage.tsx';
import { RecordTabs } from '../record/RecordTabs.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { RoleBadge } from '../ui/badges.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { BannedBadge } from './BannedBadge.tsx';
import { MemberCommands } from './MemberCommands.tsx';
import { MemberOverview } from './MemberOverview.tsx';
import { MemberActivity, MemberCourses, MemberGroups, MemberPurchases } from './MemberRecords.tsx';

/** Page that shows a member, with commands, and tabs for activity, groups, courses, purchases and history. */
export default function MemberShow() {
  return <RecordPage<Member>>{(member) => <MemberRecord key={member.id} member={member} />}</RecordPage>;
}

function MemberRecord({ member }: { member: Member }) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const isOwn = identity?.id === member.id;
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
      <MemberTabs member={member} isOwn={isOwn} />
    </>
  );
}

/** Leaves out tabs that the user may not read, and those of plugins that are off. */
function MemberTabs({ member, isOwn }: { member: Member; isOwn: boolean }) {
  const translate = useTranslate();
  const resourceName = useResourceName();
  const { plugins } = useCommunity();
  const { canAccess: mayReadCourses } = useCanAccess({ resource: 'courses', action: 'list' });
  const { canAccess: mayReadPurchases } = useCanAccess({ resource: 'purchases', action: 'list' });
  const { canAccess: mayReadHistory } = useCanAccess({ resource: 'members', action: 'history' });
  const offered = [
    {
      name: 'activity',
      label: translate('member.activity'),
      content: () => <MemberActivity member={member} />,
      isOffered: true,
    },
    {
      name: 'groups',
      label: resourceName('groups', 2),
      content: () => <MemberGroups member={member} />,
      isOffered: plugins.includes('groups'),
    },
    {
      name: 'courses',
      label: resourceName('courses', 2),
      content: () => <MemberCourses member={member} />,
      isOffered: mayReadCourses === true && plugins.includes('learning'),
    },
    {
      name: 'purchases',
      label: resourceName('purchases', 2),
      content: () => <MemberPurchases member={member} />,
      isOffered: mayReadPurchases === true && plugins.includes('commerce'),
    },
    {
      name: 'history',
      label: translate('history.title'),
      content: () => <History kind="member" id={member.id} name={member.name} />,
      isOffered: mayReadHistory === true,
    },
  ];
  const overview = {
    name: 'overview',
    label: translate('member.overview'),
    content: () => <MemberOverview member={member} isOwn={isOwn} />,
  };
  return <RecordTabs label={member.name} tabs={[overview, ...offered.filter(({ isOffered }) => isOffered)]} />;
}
