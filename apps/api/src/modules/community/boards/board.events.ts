import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

const audience = z.enum(['guest', 'member', 'moderator', 'admin']);

const board = z.object({
  board_id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  color: z.string(),
  icon: z.string(),
  parent_id: z.int().nullable(),
  index: z.int(),
  read_by: audience,
  write_by: audience,
  /** Membership levels of which any one opens the board; none: no lock. Boards from before levels have none. */
  level_ids: z.array(z.int()).optional(),
  /** Where access is sold. */
  salespage: z.string().nullable().optional(),
  /** Whether the lock names the levels that open it. */
  show_level: z.boolean().optional(),
  /** The upload that is its picture; null for none. What is not said of it stays. */
  image: z.int().nullable().optional(),
});
const kind = z.object({
  type: z.enum(['default', 'moodboard', 'helpdesk']),
  template: z.enum(['default', 'moodboard']),
  source: z.enum(['system', 'user']),
  /** Without one, it is there for administrators alone. */
  homepage: z.boolean(),
});

export const boardEvents = {
  BoardCreated: board.extend(kind.shape),
  /** What is not named of its kind stays. */
  BoardChanged: board.omit({ slug: true }).extend(kind.partial().shape),
  BoardPlaced: z.object({ board_id: z.int(), index: z.int() }),
};

export type BoardEvent = EventsOf<typeof boardEvents>;
