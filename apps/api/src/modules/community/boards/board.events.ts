import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

const audience = z.enum(['guest', 'member', 'moderator', 'admin']);

/** The group or event whose board it is: what opens it, and how cards name it (part 1 §3, references). */
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
  /** Membership levels of which any one opens the board; none: no lock. Boards from before levels have none. */
  level_ids: z.array(z.int()).optional(),
  /** Where access is sold. */
  salespage: z.string().nullable().optional(),
  /** Whether the lock names the levels that open it. */
  show_level: z.boolean().optional(),
  /** The upload that is its picture; null for none. What is not said of it stays. */
  image: z.int().nullable().optional(),
  /** Boards from before there were groups and events have none. */
  place: place.nullable().optional(),
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
