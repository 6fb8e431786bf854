import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

const audience = z.enum(['guest', 'member', 'moderator', 'admin']);

/** The group or event that owns the board: the token that opens it, and the data for cards (part 1 §3, references). */
const place = z.object({
  token: z.string(),
  closed: z.boolean(),
  group: z.object({ id: z.int(), slug: z.string(), name: z.string(), image: z.string().nullable() }).nullable(),
  event: z.object({ id: z.int(), slug: z.string(), title: z.string(), start_date: z.string() }).nullable(),
});
export type BoardPlace = z.infer<typeof place>;

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
  /**
   * Membership levels, any one of which opens the board. Without levels, the board has no lock. Older boards have none.
   */
  level_ids: z.array(z.int()).optional(),
  /** The page that sells access. */
  salespage: z.string().nullable().optional(),
  /** Whether the lock names the levels that open it. */
  show_level: z.boolean().optional(),
  /** The upload id of the picture, or null for none. If absent, the picture stays. */
  image: z.int().nullable().optional(),
  /** Absent on boards from before groups and events existed. */
  place: place.nullable().optional(),
});
const kind = z.object({
  type: z.enum(['default', 'moodboard', 'helpdesk']),
  template: z.enum(['default', 'moodboard']),
  source: z.enum(['system', 'user']),
  /** If false, only administrators see the board. */
  homepage: z.boolean(),
});

export const boardEvents = {
  BoardCreated: board.extend(kind.shape),
  /** Absent fields of `kind` keep their values. */
  BoardChanged: board.omit({ slug: true }).extend(kind.partial().shape),
  BoardPlaced: z.object({ board_id: z.int(), index: z.int() }),
};

export type BoardEvent = EventsOf<typeof boardEvents>;
