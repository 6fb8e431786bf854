import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { data } from '../base/shared.ts';
import { memberBrief } from './shapes.ts';

/** The number of members shown with their pictures. Our own bound. */
export const WELCOME_FACES = 5;

export const welcome = operation({
  method: 'GET',
  path: '/api/v4/community/welcome',
  summary: 'Who is here, for whoever is no member yet: how many, and those who spoke lately where guests may read',
  permission: 'public',
  output: data(
    z.object({ members_count: z.int(), members_capped: z.boolean(), faces: z.array(memberBrief).max(WELCOME_FACES) }),
  ),
});
