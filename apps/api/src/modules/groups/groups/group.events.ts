import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { GROUP_STATUSES } from '../rights/groups.constants.ts';

const group_id = z.int();

const details = {
  name: z.string(),
  /** Safe HTML by the rules of `rules_version`. */
  description: z.string(),
  rules_version: z.int(),
  excerpt: z.string(),
  status: z.enum(GROUP_STATUSES),
  rules: z.array(z.string()),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  level_ids: z.array(z.int()),
  allow_user_invites: z.boolean(),
  /** The id of an upload. */
  image: z.int().nullable(),
};
const what = z.object(details);
export type Details = z.output<typeof what>;

/** What a group is; the stream is `group-{id}`. */
export const groupEvents = {
  GroupFounded: z.object({
    group_id,
    founder_id: memberId,
    slug: z.string(),
    /** Its board, made with it. */
    channel_id: z.int(),
    ...details,
  }),
  GroupChanged: z.object({ group_id, ...details }),
  GroupClosed: z.object({ group_id }),
};

export type GroupEvent = EventsOf<typeof groupEvents>;
export type GroupFounded = Extract<GroupEvent, { type: 'GroupFounded' }>['data'];
