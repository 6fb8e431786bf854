import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

const role = z.enum(['member', 'moderator', 'admin']);

export const memberEvents = {
  MemberRegistered: z.object({
    member_id: z.int(),
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    locale: z.enum(['nl', 'en']),
    role,
  }),
  MemberRoleChanged: z.object({ member_id: z.int(), role, previous: role }),
};

export type MemberEvent = EventsOf<typeof memberEvents>;
