import { api } from '@lyceum/browser/client';
import { HttpError } from 'react-admin';
import { answered } from './errors.ts';
import type { Commands } from './types.ts';

/** For answers that say only that it was done: what it was done to. */
const doneTo = async <Id>(id: Id, answer: Promise<unknown>): Promise<{ data: { id: Id } }> => {
  await answered(answer);
  return { data: { id } };
};

/** Everything that the console does beside reading and its few forms. */
export const commands: Commands = {
  dashboard: () => answered(api('GET /api/v4/admin/dashboard')),
  history: (kind, id) => answered(api('GET /api/v4/admin/history/{kind}/{id}', { params: { kind, id } })),
  closeTopic: ({ id, reason }) => answered(api('POST /api/v4/topics/{id}/close', { params: { id }, body: { reason } })),
  reopenTopic: ({ id, reason }) =>
    answered(api('POST /api/v4/topics/{id}/reopen', { params: { id }, body: { reason } })),
  orderBoards: (body) => doneTo(0, api('PUT /api/v3/multi-ordering', { body: { type: 'board', ...body } })),
  originalTexts: async () => {
    // The member app's own file, made with it: it is there wherever that app is.
    const answer = await fetch('/texts.json', { headers: { Accept: 'application/json' }, cache: 'no-cache' });
    if (!answer.ok) throw new HttpError(answer.statusText, answer.status);
    return { data: (await answer.json()) as Awaited<ReturnType<Commands['originalTexts']>>['data'] };
  },
  ownTexts: async () => {
    const { data } = await answered(api('GET /api/v3/settings', { query: { group: 'translations' } }));
    return { data: ('texts' in data ? data.texts : null) ?? {} };
  },
  changeText: (body) => doneTo(0, api('PUT /api/v4/admin/translations', { body })),
  restoreTopic: ({ id, reason }) =>
    doneTo(id, api('POST /api/v4/topics/{id}/restore', { params: { id }, body: { reason } })),
  restoreComment: ({ id, reason }) =>
    doneTo(id, api('POST /api/v4/comments/{id}/restore', { params: { id }, body: { reason } })),
  changeRole: ({ id, role, reason }) =>
    answered(api('POST /api/v4/admin/members/{id}/role', { params: { id }, body: { role, reason } })),
  banMember: ({ id, until, reason }) =>
    answered(api('POST /api/v4/admin/members/{id}/ban', { params: { id }, body: { until, reason } })),
  unbanMember: ({ id, reason }) =>
    answered(api('POST /api/v4/admin/members/{id}/unban', { params: { id }, body: { reason } })),
  grantLevel: ({ id, level_id, expires_at, reason }) =>
    doneTo(
      id,
      api('POST /api/v4/admin/members/{id}/levels', { params: { id }, body: { level_id, expires_at, reason } }),
    ),
  revokeLevel: ({ id, level_id, reason }) =>
    doneTo(
      id,
      api('POST /api/v4/admin/members/{id}/levels/{level_id}/revoke', { params: { id, level_id }, body: { reason } }),
    ),
  removeLevel: ({ id, reason }) =>
    doneTo(id, api('DELETE /api/v4/admin/levels/{id}', { params: { id }, query: { reason } })),
  sessions: (id) => answered(api('GET /api/v4/admin/members/{id}/sessions', { params: { id } })),
  endSession: ({ id, session_id }) =>
    doneTo(id, api('DELETE /api/v4/admin/members/{id}/sessions/{session_id}', { params: { id, session_id } })),
  endSessions: ({ id }) => doneTo(id, api('DELETE /api/v4/admin/members/{id}/sessions', { params: { id } })),
  processors: () => answered(api('GET /api/v4/admin/processors')),
  parkedEvents: () => answered(api('GET /api/v4/admin/parked-events')),
  replayParked: (body) => answered(api('POST /api/v4/admin/parked-events/replay', { body })),
  jobs: () => answered(api('GET /api/v4/admin/jobs')),
  retryJob: (id) => doneTo(id, api('POST /api/v4/admin/jobs/{id}/retry', { params: { id } })),
  impersonate: ({ id, reason }) =>
    doneTo(id, api('POST /api/v4/admin/members/{id}/impersonate', { params: { id }, body: { reason } })),
};
