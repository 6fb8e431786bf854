import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

const level = z.object({ level_id: z.int(), name: z.string(), description: z.string(), is_default: z.boolean() });

export const levelEvents = {
  MembershipLevelCreated: level,
  MembershipLevelChanged: level,
  MembershipLevelRemoved: z.object({ level_id: z.int() }),
};

export type LevelEvent = EventsOf<typeof levelEvents>;
