import { z } from 'zod';
import { memberCard } from '../identity/identity.ts';
import { followStatus } from '../identity/members.ts';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { cursor, data, id, listOf, moment, page } from '../base/shared.ts';

const params = z.object({ id });
const query = z.object({ page, limit: pageSize(20, 100), cursor });
const standing = data(z.object({ id, follow_status: followStatus }));

export const follow = operation({
  method: 'POST',
  path: '/api/v4/users/{id}/follow',
  summary: 'Follows a member: the follower is told of their new topics',
  permission: 'member',
  params,
  output: standing,
  errors: [404, 409],
});

export const unfollow = operation({
  method: 'DELETE',
  path: '/api/v4/users/{id}/follow',
  summary: 'Follows a member no longer',
  permission: 'member',
  params,
  output: standing,
  errors: [404],
});

export const block = operation({
  method: 'POST',
  path: '/api/v4/users/{id}/block',
  summary: 'Blocks a member, who is told nothing of it; neither hears of the other from then on',
  permission: 'member',
  params,
  output: standing,
  errors: [404, 409],
});

export const unblock = operation({
  method: 'DELETE',
  path: '/api/v4/users/{id}/block',
  summary: 'Lifts a block; who followed whom before does not come back',
  permission: 'member',
  params,
  output: standing,
  errors: [404],
});

export const related = memberCard.extend({ since: moment });
export type Related = z.infer<typeof related>;

export const listBlocked = operation({
  method: 'GET',
  path: '/api/v4/users/me/blocked',
  summary: 'Whom the member has blocked, newest first: for them alone',
  permission: 'member',
  whileImpersonating: 'refused',
  query,
  output: listOf(related),
});

export const listFollowers = operation({
  method: 'GET',
  path: '/api/v4/users/{id}/followers',
  summary: 'Who follows a member, newest first',
  permission: 'member',
  params,
  query,
  output: listOf(related),
  errors: [404],
});

export const listFollowing = operation({
  method: 'GET',
  path: '/api/v4/users/{id}/following',
  summary: 'Whom a member follows, newest first',
  permission: 'member',
  params,
  query,
  output: listOf(related),
  errors: [404],
});
