export { MembersScreen as Component } from '../features/members/MembersScreen.tsx';
