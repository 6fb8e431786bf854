import { z } from 'zod';
import { COMMUNITY_LIMITS, topic } from './shapes.ts';
import { BODY_BYTES, operation } from '../base/operation.ts';
import { PLANS } from '../settings.ts';
import { acknowledged, data } from '../base/shared.ts';

/** A title and an optional body (part 1 §3 and §5, Introduction). */
export const introductionInput = z.object({
  title: z.string().trim().min(1, 'Title is required').max(COMMUNITY_LIMITS.title),
  body: z.string().max(COMMUNITY_LIMITS.content).default(''),
});

export const showIntroduction = operation({
  method: 'GET',
  path: '/api/v4/introduction',
  summary: 'The introduction that the member is invited to give: a topic with the status `invisible`, or null',
  permission: 'member',
  output: data(topic.nullable()),
});

export const introduce = operation({
  method: 'POST',
  path: '/api/v4/introduction',
  summary: 'Gives one’s introduction: the topic becomes visible, once',
  permission: 'member',
  plan: PLANS.text,
  largestBody: BODY_BYTES.longText,
  body: introductionInput,
  output: data(topic),
  status: 201,
  errors: [403, 404, 409],
});

export const dismissIntroduction = operation({
  method: 'DELETE',
  path: '/api/v4/introduction',
  summary: 'Turns the invitation down: it is not made again',
  permission: 'member',
  output: acknowledged,
  errors: [404, 409],
});
