import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { data, id, moment, storedMoment } from '../base/shared.ts';
import { memberCard } from '../identity/identity.ts';
import { REASON_LENGTH } from '../limits.ts';
import { APPEAL_LENGTH } from './limits.ts';
import { reportReason, reviewedKind } from './moderation.ts';

const params = z.object({ id });

/**
 * `hidden`: a post that enough members reported waits for a decision. `rejected`: a post that waited was not published. `warned`, `silenced` and `suspended` may
 * remove a post as well.
 */
export const decisionKind = z.enum(['hidden', 'removed', 'rejected', 'warned', 'silenced', 'suspended']);
export type DecisionKind = z.infer<typeof decisionKind>;

/** A decision of staff about a member, as the member reads it (Digital Services Act, article 17). It names no moderator. */
export const decision = z.object({
  id,
  kind: decisionKind,
  /** What it is about. Null for a decision about the member as a whole. */
  thing: z.object({ kind: reviewedKind, title: z.string() }).nullable(),
  /** The rule that was broken, if staff named one. */
  rule: reportReason.nullable(),
  statement: z.string(),
  /** The end of a silence or a suspension. Null without an end, and for the other kinds. */
  until: moment.nullable(),
  /** Whether automated means took the decision. */
  automated: z.boolean(),
  created_at: moment,
  /** When staff ended or undid it. */
  ended_at: moment.nullable(),
  /** When the member confirmed that they have read it. Only warnings ask for that. */
  confirmed_at: moment.nullable(),
  /** Null after the time for appeals. */
  appealable_until: moment.nullable(),
  appeal: z
    .object({
      text: z.string(),
      created_at: moment,
      /** Null until someone has decided. `granted` undoes the decision. */
      outcome: z.enum(['kept', 'granted']).nullable(),
      answer: z.string().nullable(),
      decided_at: moment.nullable(),
    })
    .nullable(),
});
export type Decision = z.infer<typeof decision>;

export const listDecisions = operation({
  method: 'GET',
  path: '/api/v4/decisions',
  summary: 'What staff decided about oneself and one’s posts, newest first, with reasons and appeals',
  permission: 'member',
  output: data(z.array(decision)),
});

export const confirmDecision = operation({
  method: 'PUT',
  path: '/api/v4/decisions/{id}/confirmation',
  summary: 'Confirms that one has read a decision. Again it changes nothing',
  permission: 'member',
  params,
  output: data(decision),
  errors: [404],
});

export const appealDecision = operation({
  method: 'POST',
  path: '/api/v4/decisions/{id}/appeal',
  summary: 'Appeals a decision about oneself, once, within six months',
  permission: 'member',
  params,
  body: z.object({ text: z.string().trim().min(1, 'Please say why').max(APPEAL_LENGTH) }),
  output: data(decision),
  errors: [404, 409],
});

const reason = z.string().trim().min(1, 'Please give a reason').max(REASON_LENGTH);
/** The member reads the reason and the rule. */
const statement = { reason, rule: reportReason.nullable().default(null) };

/** A decision as staff see it. */
export const memberDecision = decision.extend({ decided_by: memberCard.nullable() });
export type MemberDecision = z.infer<typeof memberDecision>;

export const listMemberDecisions = operation({
  method: 'GET',
  path: '/api/v4/admin/members/{id}/decisions',
  summary: 'Decisions about a member, newest first',
  permission: 'moderator',
  params,
  output: data(z.array(memberDecision)),
  errors: [404],
});

export const warnMember = operation({
  method: 'POST',
  path: '/api/v4/admin/members/{id}/warnings',
  summary: 'Warns a member, who has to read the reason on their next visit',
  permission: 'moderator',
  params,
  body: z.object(statement),
  output: data(z.array(memberDecision)),
  status: 201,
  errors: [404, 409],
});

export const silenceMember = operation({
  method: 'POST',
  path: '/api/v4/admin/members/{id}/silence',
  summary: 'Lets a member only read, until a time',
  permission: 'moderator',
  params,
  body: z.object({ ...statement, until: storedMoment }),
  output: data(z.array(memberDecision)),
  errors: [404, 409],
});

export const unsilenceMember = operation({
  method: 'POST',
  path: '/api/v4/admin/members/{id}/unsilence',
  summary: 'Ends the silence of a member before its time',
  permission: 'moderator',
  params,
  body: z.object({ reason }),
  output: data(z.array(memberDecision)),
  errors: [404],
});

/** A note of staff about a member. The member doesn’t see it in the app. */
export const memberNote = z.object({ id, author: memberCard.nullable(), text: z.string(), created_at: moment });
export type MemberNote = z.infer<typeof memberNote>;

export const listMemberNotes = operation({
  method: 'GET',
  path: '/api/v4/admin/members/{id}/notes',
  summary: 'Notes of staff about a member, newest first',
  permission: 'moderator',
  params,
  output: data(z.array(memberNote)),
  errors: [404],
});

export const addMemberNote = operation({
  method: 'POST',
  path: '/api/v4/admin/members/{id}/notes',
  summary: 'Adds a note about a member, for staff alone',
  permission: 'moderator',
  params,
  body: z.object({ text: z.string().trim().min(1, 'Please write a note').max(APPEAL_LENGTH) }),
  output: data(z.array(memberNote)),
  status: 201,
  errors: [404],
});

export const removeMemberNote = operation({
  method: 'DELETE',
  path: '/api/v4/admin/members/{id}/notes/{note_id}',
  summary: 'Removes a note: one’s own, or any as an administrator',
  permission: 'moderator',
  params: z.object({ id, note_id: id }),
  output: data(z.array(memberNote)),
  errors: [404],
});
