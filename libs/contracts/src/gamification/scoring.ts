import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { data, moment, reason } from '../base/shared.ts';
import { GAMIFICATION_LIMITS } from './limits.ts';
import { gate } from './gamification.ts';

export const RULE_MODES = ['from_now', 'retroactive', 'grandfather'] as const;
const key = z.string().min(1).max(60);
const points = z.int().min(0).max(GAMIFICATION_LIMITS.points);

const rule = z.object({ deed: key, points, most_per_day: z.int().min(1).max(1000).nullable() });
const level = z.object({
  name: z.string().trim().min(1, 'Name is required').max(GAMIFICATION_LIMITS.levelName),
  points: z.int().min(0).max(GAMIFICATION_LIMITS.most),
});

const written = {
  rules: z.array(rule).max(GAMIFICATION_LIMITS.deeds),
  /** Ascending. The first level needs no points. */
  levels: z.array(level).min(1).max(GAMIFICATION_LIMITS.levels),
  /** The activities that make a day count for a streak. */
  streak_deeds: z.array(key).max(GAMIFICATION_LIMITS.deeds),
};

export const rulesInput = z.object({
  ...written,
  /** The effect on past activity: none, a full recount, or a recount where it gives more. */
  mode: z.enum(RULE_MODES),
});
export type RulesInput = z.infer<typeof rulesInput>;

const scoringRules = z.object({
  /** 0 if no rules are published. The values are then proposals. */
  version: z.int(),
  ...written,
  mode: z.enum(RULE_MODES).nullable(),
  published_at: moment.nullable(),
  /** All activities that can earn points, in the reader's language. */
  deeds: z.array(z.object({ deed: z.string(), says: z.string() })),
});
export type ScoringRules = z.infer<typeof scoringRules>;

export const showScoring = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/scoring',
  summary: 'The rules of points, levels and streaks that hold, and all that may score',
  permission: 'moderator',
  output: data(scoringRules),
});

const outcome = z.object({
  member_id: z.int(),
  username: z.string(),
  name: z.string(),
  before: z.int(),
  after: z.int(),
  level_before: z.int(),
  level_after: z.int(),
  /** Consecutive days as members see them: 0 if the streak is broken. */
  streak_before: z.int(),
  streak_after: z.int(),
  /** The trophies that points or streaks would earn. */
  trophies: z.array(z.object({ id: z.int(), title: z.string() })),
});
export type Outcome = z.infer<typeof outcome>;

const preview = z.object({
  gaining: z.int(),
  losing: z.int(),
  unchanged: z.int(),
  /** The members with the largest changes. */
  members: z.array(outcome),
});
export type RulesPreview = z.infer<typeof preview>;

/** The administrator's last dry run. It runs in the background, within a minute. */
const dryRun = z.object({
  id: z.uuid(),
  asked_at: moment,
  state: z.enum(['running', 'done', 'failed']),
  /** Null until it is done. */
  outcome: preview.nullable(),
  /** The error, in the reader's language. */
  error: z.string().nullable(),
});
export type DryRun = z.infer<typeof dryRun>;

export const previewScoring = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/admin/scoring/preview',
  summary: 'Begins to count who would gain and who would lose by these rules, without publishing them',
  permission: 'admin',
  takesKey: false,
  body: rulesInput,
  output: data(dryRun),
});

export const showPreview = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/scoring/preview',
  summary: 'Your last dry run, and its outcome once it is done',
  permission: 'admin',
  output: data(dryRun),
  errors: [404],
});

const recount = z.object({
  /** `none`: no recount yet. `stopped`: an administrator must continue it or publish rules again. */
  state: z.enum(['none', 'running', 'stopped', 'finished']),
  /** The rules of the recount, or null if members only earn trophies. */
  rules_version: z.int().nullable(),
  members_done: z.int(),
  /** The total. */
  members: z.int(),
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
});
export type Recount = z.infer<typeof recount>;

export const showRecount = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/scoring/recount',
  summary: 'How far the recount of all members is that follows new rules and trophies',
  permission: 'moderator',
  output: data(recount),
});

export const stopRecount = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/admin/scoring/recount/stop',
  summary: 'Stops the recount: members that it has not reached keep their points and levels',
  permission: 'admin',
  body: z.object({ reason }),
  output: data(recount),
  errors: [409],
});

export const continueRecount = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/admin/scoring/recount/continue',
  summary: 'Continues the recount that was stopped',
  permission: 'admin',
  body: z.object({ reason }),
  output: data(recount),
  errors: [409],
});

export const publishScoring = operation({
  ...gate,
  method: 'PUT',
  path: '/api/v4/admin/scoring',
  summary: 'Publishes rules, which hold from this moment; with `version` it answers 409 when somebody was first',
  permission: 'admin',
  body: rulesInput.extend({ reason, version: z.int().min(0).optional() }),
  output: data(scoringRules),
  errors: [409],
});
