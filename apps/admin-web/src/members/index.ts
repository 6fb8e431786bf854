import type { ResourceProps } from 'react-admin';
import type { Member } from '../data/types.ts';
import { MemberList } from './MemberList.tsx';
import { MemberShow } from './MemberShow.tsx';

export const members: ResourceProps = {
  name: 'members',
  list: MemberList,
  show: MemberShow,
  recordRepresentation: (member: Member) => member.name,
};
