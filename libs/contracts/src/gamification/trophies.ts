import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { data, id, listOf, moment, nameSearch, page, reason } from '../base/shared.ts';
import { GAMIFICATION_LIMITS } from './limits.ts';
import { uploadUuid } from '../media.ts';
import { gate, trophy } from './gamification.ts';

const params = z.object({ id });
const holderParams = z.object({ id, member_id: id });

export const trophyInput = z.object({
  title: z.string().trim().min(1, 'Title is required').max(GAMIFICATION_LIMITS.title),
  description: z.string().trim().max(GAMIFICATION_LIMITS.description).default(''),
  activatable: z.boolean().default(true),
  icon: z.string().trim().max(40).default('trophy'),
  colors: z
    .array(z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Not a colour'))
    .max(GAMIFICATION_LIMITS.colors)
    .default([]),
  category: z.string().trim().min(1).max(40).default('custom'),
  sub_category: z.string().trim().max(40).nullable().default(null),
  xp: z.int().min(0).max(GAMIFICATION_LIMITS.points).default(0),
  rank: z.int().min(1).max(GAMIFICATION_LIMITS.ranks).default(1),
  /** An activity, `points` or `streak`. Null if only administrators grant it. */
  measure: z.string().max(60).nullable().default(null),
  threshold: z.int().min(1).max(GAMIFICATION_LIMITS.most).default(GAMIFICATION_LIMITS.threshold),
  image_uuid: uploadUuid.nullable().optional(),
  reason,
});

const adminTrophy = trophy.omit({ progress: true, user_score: true, levels: true }).extend({
  measure: z.string().nullable(),
  retired: z.boolean(),
  holders_count: z.int(),
  version: z.int(),
});
export type AdminTrophy = z.infer<typeof adminTrophy>;

const console = { ...gate, permission: 'moderator' } as const;
const change = { ...gate, permission: 'admin' } as const;

export const adminListTrophies = operation({
  ...console,
  method: 'GET',
  path: '/api/v4/admin/trophies',
  summary: 'Trophies, for the console',
  output: listOf(adminTrophy),
});

export const adminShowTrophy = operation({
  ...console,
  method: 'GET',
  path: '/api/v4/admin/trophies/{id}',
  summary: 'One trophy, for the console',
  params,
  output: data(adminTrophy),
  errors: [404],
});

export const createTrophy = operation({
  ...change,
  method: 'POST',
  path: '/api/v4/admin/trophies',
  summary: 'Makes a trophy; whoever has done it before has earned it at once',
  body: trophyInput,
  output: data(adminTrophy),
  status: 201,
});

export const changeTrophy = operation({
  ...change,
  method: 'PUT',
  path: '/api/v4/admin/trophies/{id}',
  summary: 'Changes a trophy; whoever has it keeps it. With `version` it answers 409 when somebody was first',
  params,
  body: trophyInput.extend({ version: z.int().positive().optional() }),
  output: data(adminTrophy),
  errors: [404, 409],
});

export const retireTrophy = operation({
  ...change,
  method: 'DELETE',
  path: '/api/v4/admin/trophies/{id}',
  summary: 'Retires a trophy: nobody earns it any more, whoever has it keeps it',
  params,
  query: z.object({ reason }),
  output: data(adminTrophy),
  errors: [404],
});

const holder = z.object({
  member_id: z.int(),
  username: z.string(),
  name: z.string(),
  earned_at: moment,
  granted: z.boolean(),
});
export type Holder = z.infer<typeof holder>;

export const listHolders = operation({
  ...console,
  method: 'GET',
  path: '/api/v4/admin/trophies/{id}/holders',
  summary: 'Who has a trophy, newest first',
  params,
  query: z.object({ page, size: pageSize(20, 100), search: nameSearch }),
  output: listOf(holder),
  errors: [404],
});

export const grantTrophy = operation({
  ...change,
  method: 'PUT',
  path: '/api/v4/admin/trophies/{id}/holders/{member_id}',
  summary: 'Gives a trophy by hand',
  params: holderParams,
  body: z.object({ reason }),
  output: listOf(holder),
  errors: [404],
});

export const takeTrophy = operation({
  ...change,
  method: 'DELETE',
  path: '/api/v4/admin/trophies/{id}/holders/{member_id}',
  summary: 'Takes a trophy away; rules do not give it again',
  params: holderParams,
  query: z.object({ reason }),
  output: listOf(holder),
  errors: [404, 409],
});
