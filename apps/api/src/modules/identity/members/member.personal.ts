import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import { nobody } from '../directory/nobody.ts';
import type { MemberEvent } from './member.events.ts';

const subject = ({ member_id }: { member_id: number }): string => subjectOf(member_id);

/** The identity of a member, encrypted with their key. */
export const aboutMembers: PersonalFields<MemberEvent> = {
  MemberRegistered: { subject, erased: nobody },
  MemberProfileChanged: { subject, erased: (data) => ({ ...nobody(data), bio: '' }) },
  MemberAvatarChanged: { subject, erased: () => ({ avatar: null }) },
};
