import { api } from '@lyceum/browser/client';
import { doneTo, type Reasoned } from '../data/command.ts';
import { answered } from '../data/errors.ts';
import type { Member, MemberPosts } from '../data/types.ts';
import type { BatchCursor } from './use-post-batch.ts';

type Sanctioned = Reasoned & { rule: string | null };
type Granted = Reasoned & { level_id: number; expires_at: string | null };

export const memberCommands = {
  changeRole: ({ id, role, reason }: Reasoned & { role: Member['role'] }) =>
    answered(api('POST /api/v4/admin/members/{id}/role', { params: { id }, body: { role, reason } })),
  banMember: ({ id, until, reason }: Reasoned & { until: string | null }) =>
    answered(api('POST /api/v4/admin/members/{id}/ban', { params: { id }, body: { until, reason } })),
  unbanMember: ({ id, reason }: Reasoned) =>
    answered(api('POST /api/v4/admin/members/{id}/unban', { params: { id }, body: { reason } })),
  warnMember: ({ id, ...body }: Sanctioned) =>
    doneTo(id, api('POST /api/v4/admin/members/{id}/warnings', { params: { id }, body })),
  silenceMember: ({ id, ...body }: Sanctioned & { until: string }) =>
    doneTo(id, api('POST /api/v4/admin/members/{id}/silence', { params: { id }, body })),
  unsilenceMember: ({ id, reason }: Reasoned) =>
    doneTo(id, api('POST /api/v4/admin/members/{id}/unsilence', { params: { id }, body: { reason } })),
  memberDecisions: (id: number) => answered(api('GET /api/v4/admin/members/{id}/decisions', { params: { id } })),
  memberNotes: (id: number) => answered(api('GET /api/v4/admin/members/{id}/notes', { params: { id } })),
  addNote: ({ id, text }: { id: number; text: string }) =>
    doneTo(id, api('POST /api/v4/admin/members/{id}/notes', { params: { id }, body: { text } })),
  removeNote: ({ id, note_id }: { id: number; note_id: number }) =>
    doneTo(id, api('DELETE /api/v4/admin/members/{id}/notes/{note_id}', { params: { id, note_id } })),
  grantLevel: ({ id, ...body }: Granted) =>
    doneTo(id, api('POST /api/v4/admin/members/{id}/levels', { params: { id }, body })),
  revokeLevel: ({ id, level_id, reason }: Reasoned & { level_id: number }) =>
    doneTo(
      id,
      api('POST /api/v4/admin/members/{id}/levels/{level_id}/revoke', { params: { id, level_id }, body: { reason } }),
    ),
  memberPosts: (id: number) => answered(api('GET /api/v4/admin/members/{id}/posts', { params: { id } })),
  deleteMemberPosts: ({ id, ...body }: Reasoned & BatchCursor & { period: keyof MemberPosts['periods'] }) =>
    answered(api('POST /api/v4/admin/members/{id}/posts/delete', { params: { id }, body })),
  restoreMemberPosts: ({ id, ...body }: Reasoned & { batch: string; deleted_by: number; next?: number | undefined }) =>
    answered(api('POST /api/v4/admin/members/{id}/posts/restore', { params: { id }, body })),
  sessions: (id: number) => answered(api('GET /api/v4/admin/members/{id}/sessions', { params: { id } })),
  endSession: ({ id, session_id }: { id: number; session_id: number }) =>
    doneTo(id, api('DELETE /api/v4/admin/members/{id}/sessions/{session_id}', { params: { id, session_id } })),
  endSessions: ({ id }: { id: number }) =>
    doneTo(id, api('DELETE /api/v4/admin/members/{id}/sessions', { params: { id } })),
  resendInvitation: ({ id, reason }: Reasoned) =>
    answered(api('POST /api/v4/admin/members/{id}/invitation', { params: { id }, body: { reason } })),
  sendPasswordMail: ({ id, reason }: Reasoned) =>
    answered(api('POST /api/v4/admin/members/{id}/password-mail', { params: { id }, body: { reason } })),
  eraseMember: ({ id, reason }: Reasoned) =>
    doneTo(id, api('POST /api/v4/admin/members/{id}/erase', { params: { id }, body: { reason } })),
  impersonate: ({ id, reason }: Reasoned) =>
    doneTo(id, api('POST /api/v4/admin/members/{id}/impersonate', { params: { id }, body: { reason } })),
};
