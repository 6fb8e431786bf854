import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { GROUP_STATUSES } from '../rights/groups.constants.ts';

const group_id = z.int();

const details = {
  name: z.string(),
  /** HTML sanitized by the rules of `rules_version`. */
  description: z.string(),
  rules_version: z.int(),
  excerpt: z.string(),
  status: z.enum(GROUP_STATUSES),
  rules: z.array(z.string()),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  level_ids: z.array(z.int()),
  allow_user_invites: z.boolean(),
  /** Id of an upload. */
  image: z.int().nullable(),
};
export type Details = { [K in keyof typeof details]: z.output<(typeof details)[K]> };

/** Details and files of a group. The stream is `group-{id}`. */
export const groupEvents = {
  GroupFounded: z.object({
    group_id,
    founder_id: memberId,
    slug: z.string(),
    /** The board that was created with the group. */
    channel_id: z.int(),
    ...details,
  }),
  GroupChanged: z.object({ group_id, ...details }),
  GroupClosed: z.object({ group_id }),
  /** `file_id` is the id of an upload. The other fields describe how to show it. */
  GroupFileAdded: z.object({
    group_id,
    added_by: memberId,
    file_id: z.int(),
    name: z.string(),
    filetype: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    /** Size of a document in bytes. */
    size: z.int().optional(),
  }),
  GroupFileRemoved: z.object({ group_id, file_id: z.int() }),
};

export type GroupEvent = EventsOf<typeof groupEvents>;
export type GroupFile = Omit<Extract<GroupEvent, { type: 'GroupFileAdded' }>['data'], 'group_id'>;
export type GroupFounded = Extract<GroupEvent, { type: 'GroupFounded' }>['data'];
