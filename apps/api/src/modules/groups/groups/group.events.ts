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
export type Details = { [K in keyof typeof details]: z.output<(typeof details)[K]> };

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
  /** `file_id`: the id of an upload; the rest is what it is shown from. */
  GroupFileAdded: z.object({
    group_id,
    added_by: memberId,
    file_id: z.int(),
    name: z.string(),
    filetype: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    /** Of a document, in bytes. */
    size: z.int().optional(),
  }),
  GroupFileRemoved: z.object({ group_id, file_id: z.int() }),
};

export type GroupEvent = EventsOf<typeof groupEvents>;
export type GroupFile = Omit<Extract<GroupEvent, { type: 'GroupFileAdded' }>['data'], 'group_id'>;
export type GroupFounded = Extract<GroupEvent, { type: 'GroupFounded' }>['data'];
