import type { PersonalFields } from '@lyceum/kernel';
import type { MemberEvent } from './member.events.ts';

/** With a sign that no username can have, so that nobody has taken it. */
const nobody = ({ member_id }: { member_id: number }) => ({
  username: `deleted~${member_id}`,
  first_name: 'Deleted',
  last_name: 'member',
});
const subject = ({ member_id }: { member_id: number }): string => `member-${member_id}`;

/** Who a member is, sealed with their key. */
export const aboutMembers: PersonalFields<MemberEvent> = {
  MemberRegistered: { subject, erased: nobody },
  MemberProfileChanged: { subject, erased: (data) => ({ ...nobody(data), bio: '' }) },
  MemberAvatarChanged: { subject, erased: () => ({ avatar: null }) },
};
