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
});

export const boardEvents = {
  BoardCreated: board.extend({
    type: z.enum(['default', 'moodboard', 'helpdesk']),
    template: z.enum(['default', 'moodboard']),
    source: z.enum(['system', 'user']),
    homepage: z.boolean(),
  }),
  BoardChanged: board.omit({ slug: true }),
  BoardPlaced: z.object({ board_id: z.int(), index: z.int() }),
};

export type BoardEvent = EventsOf<typeof boardEvents>;
