import type { Role } from './rooms.constants.ts';

/** Part 3 §7: what each flag of a participant says follows from the role. */
export const grantsOf = (role: Role) => ({
  room_admin: role === 'host',
  can_publish: role !== 'listener',
  can_subscribe: true,
  can_publish_data: role !== 'listener',
  hidden: false,
});
