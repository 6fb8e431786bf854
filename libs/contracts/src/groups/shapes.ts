import { z } from 'zod';
import { data, id, moment } from '../base/shared.ts';
import { memberBrief } from '../community/shapes.ts';
import { membershipLevel } from '../identity/levels.ts';
import { GROUP_LIMITS } from './limits.ts';
import { attachment } from '../media.ts';

/**
 * The visibility of a group.
 * - `public`: everyone, guests included, reads it, and members join without approval.
 * - `private`: members know that it exists. Its members read it, and joining needs approval or an invitation.
 * - `secret`: only its members and invited members know that it exists.
 */
export const groupStatus = z.enum(['public', 'private', 'secret']);
export type GroupStatus = z.infer<typeof groupStatus>;

/** Owners have all rights. Moderators manage members and requests. */
export const groupRole = z.enum(['owner', 'moderator', 'member']);
export type GroupRole = z.infer<typeof groupRole>;

/** The viewer's membership status. `out`: they left, were refused or were removed. */
export const groupParticipation = z.enum(['none', 'asked', 'invited', 'declined', 'in', 'out', 'banned']);
export type GroupParticipation = z.infer<typeof groupParticipation>;

/** The viewer's permissions. `JOIN` is immediate, `ASK` needs approval, and `MANAGE` is for managing members. */
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

/** A file of a group, with the member who added it. */
export const groupFile = attachment.omit({ alt: true }).extend({ user_id: id, created_at: moment });
export type GroupFile = z.infer<typeof groupFile>;

/** Part 3 §3, Group. */
export const group = z.object({
  id,
  channel_id: id,
  slug: z.string(),
  name: z.string(),
  /** Sanitized HTML. */
  description: z.string(),
  excerpt: z.string(),
  status: groupStatus,
  image: z.string().nullable(),
  members_count: z.int(),
  /** The number of open requests, for managers of the group. 0 for others. */
  requests_count: z.int(),
  participation: groupParticipation,
  role: groupRole.nullable(),
  /** An invitation that waits for the viewer's answer. */
  invitation: z.object({ id, user: memberBrief, created_at: moment }).nullable(),
  permissions: z.array(groupPermission),
  rules: z.array(z.string()),
  faqs: z.array(groupFaq),
  /** The group's files, newest first, for readers of the group. */
  uploads: z.array(groupFile),
  /** Membership levels, of which a new member needs one. Empty if none is needed. */
  levels: z.array(membershipLevel.pick({ id: true, name: true })),
  /** The viewer owns the group. */
  mine: z.boolean(),
  notifications: z.boolean(),
  allow_user_invites: z.boolean(),
  founder: memberBrief,
  /** No new members or posts. The board stays readable. */
  closed_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
  version: z.int(),
});
export type Group = z.infer<typeof group>;
export const oneGroup = data(group);

/** A member of a group. */
export const groupMember = memberBrief.extend({ status: groupParticipation, role: groupRole, since: moment });
export type GroupMember = z.infer<typeof groupMember>;
