import type { Role } from './rooms.constants.ts';

/** The flags of a participant follow from the role (part 3 §7). */
export const grantsOf = (role: Role) => ({
  room_admin: role === 'host',
  can_publish: role !== 'listener',
  can_subscribe: true,
  can_publish_data: role !== 'listener',
  hidden: false,
});
