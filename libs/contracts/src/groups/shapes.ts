import { z } from 'zod';
import { data, id, moment } from '../base/shared.ts';
import { memberBrief } from '../community/shapes.ts';
import { membershipLevel } from '../identity/levels.ts';
import { GROUP_LIMITS } from './limits.ts';
import { attachment } from '../media.ts';

/**
 * Who knows of a group. `public`: everybody, guests too, and members join by themselves. `private`: members know that it is there; what is
 * said in it is for those who are in it, who come by approval or invitation. `secret`: for all who are not in it or invited it is not there.
 */
export const groupStatus = z.enum(['public', 'private', 'secret']);
export type GroupStatus = z.infer<typeof groupStatus>;

/** Owners do everything, moderators look after those who are in it and who ask. */
export const groupRole = z.enum(['owner', 'moderator', 'member']);
export type GroupRole = z.infer<typeof groupRole>;

/** How the viewer stands to a group; `out` covers who left, was refused or was removed. */
export const groupParticipation = z.enum(['none', 'asked', 'invited', 'declined', 'in', 'out', 'banned']);
export type GroupParticipation = z.infer<typeof groupParticipation>;

/** What the viewer may do with it. `JOIN` is at once, `ASK` waits for approval; `MANAGE` is of those who are in it. */
export const groupPermission = z.enum([
  'READ',
  'EDIT',
  'MANAGE',
  'JOIN',
  'ASK',
  'LEAVE',
  'INVITE',
  'ADD_FILES',
  'MAKE_EVENTS',
  'TRANSFER',
  'CLOSE',
]);
export type GroupPermission = z.infer<typeof groupPermission>;

export const groupFaq = z.object({
  question: z.string().trim().min(1).max(GROUP_LIMITS.rule),
  answer: z.string().trim().min(1).max(GROUP_LIMITS.answer),
});

/** A file of a group, by whoever added it. */
export const groupFile = attachment.omit({ alt: true }).extend({ user_id: id, created_at: moment });
export type GroupFile = z.infer<typeof groupFile>;

/** Part 3 §3, Group. */
export const group = z.object({
  id,
  channel_id: id,
  slug: z.string(),
  name: z.string(),
  /** Safe HTML. */
  description: z.string(),
  excerpt: z.string(),
  status: groupStatus,
  image: z.string().nullable(),
  members_count: z.int(),
  /** Who asks to be let in, for those who look after it; else 0. */
  requests_count: z.int(),
  participation: groupParticipation,
  role: groupRole.nullable(),
  /** An invitation of the viewer that waits for an answer. */
  invitation: z.object({ id, user: memberBrief, created_at: moment }).nullable(),
  permissions: z.array(groupPermission),
  rules: z.array(z.string()),
  faqs: z.array(groupFaq),
  /** Its files, the newest first, for whoever reads the group. */
  uploads: z.array(groupFile),
  /** Of which one is needed to join; none: for everybody. */
  levels: z.array(membershipLevel.pick({ id: true, name: true })),
  /** The viewer owns it. */
  mine: z.boolean(),
  notifications: z.boolean(),
  allow_user_invites: z.boolean(),
  founder: memberBrief,
  /** Nobody comes or writes any more; its board stays readable. */
  closed_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
  version: z.int(),
});
export type Group = z.infer<typeof group>;
export const oneGroup = data(group);

/** Somebody of a group. */
export const groupMember = memberBrief.extend({ status: groupParticipation, role: groupRole, since: moment });
export type GroupMember = z.infer<typeof groupMember>;
