import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { data } from '../base/shared.ts';
import { board, memberBrief } from './shapes.ts';
import { tag, tagUse } from './tags.ts';

/** Our own bounds. */
const INTERESTS = 20;
export const SUGGESTED = { boards: 6, members: 6, tags: 18 } as const;

/** The steps of the checklist that this module knows about. The picture is part of the member's own profile. */
export const START_STEPS = ['introduction', 'comment', 'board'] as const;

/** How far a new member is. */
export const start = z.object({
  /** Whether the welcome is still to be shown: a new member who has neither finished nor skipped it. */
  welcome: z.boolean(),
  interests: z.array(z.string()),
  /** Null for members who dismissed it, or who are not new. Steps that the community does not offer are left out. */
  checklist: z.array(z.object({ step: z.enum(START_STEPS), done: z.boolean() })).nullable(),
});
export type Start = z.infer<typeof start>;

const path = '/api/v4/users/me/start';

export const showStart = operation({
  method: 'GET',
  path,
  summary: 'How far the member is with the welcome and the checklist of new members',
  permission: 'member',
  output: data(start),
});

export const keepStart = operation({
  method: 'PUT',
  path,
  summary: 'Ends the welcome, dismisses the checklist, or keeps the tags that interest the member',
  permission: 'member',
  takesKey: false,
  body: z.object({
    welcomed: z.literal(true).optional(),
    dismissed: z.literal(true).optional(),
    interests: z.array(tag).max(INTERESTS).optional(),
  }),
  output: data(start),
});

export const startSuggestions = operation({
  method: 'GET',
  path: `${path}/suggestions`,
  summary: 'Tags, active boards and members for a new member, those of their interests first',
  permission: 'member',
  output: data(
    z.object({
      tags: z.array(tagUse).max(SUGGESTED.tags),
      boards: z
        .array(board.pick({ id: true, name: true, slug: true, description: true, color: true, icon: true }))
        .max(SUGGESTED.boards),
      members: z.array(memberBrief).max(SUGGESTED.members),
    }),
  ),
});
