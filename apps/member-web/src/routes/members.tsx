export { membersLoader as loader } from '../features/members/members.query.ts';
export { MembersScreen as Component } from '../features/members/MembersScreen.tsx';
