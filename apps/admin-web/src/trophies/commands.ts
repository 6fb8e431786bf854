import { api } from '@lyceum/browser/client';
import { doneTo, type Reasoned } from '../data/command.ts';
import { answered } from '../data/errors.ts';

type Held = Reasoned & { member_id: number };
import type { PageAsked } from '../data/types.ts';

export const trophyCommands = {
  holders: (id: number, asked: PageAsked) =>
    answered(api('GET /api/v4/admin/trophies/{id}/holders', { params: { id }, query: asked })),
  retireTrophy: ({ id, reason }: Reasoned) =>
    doneTo(id, api('DELETE /api/v4/admin/trophies/{id}', { params: { id }, query: { reason } })),
  grantTrophy: ({ id, member_id, reason }: Held) =>
    doneTo(
      id,
      api('PUT /api/v4/admin/trophies/{id}/holders/{member_id}', { params: { id, member_id }, body: { reason } }),
    ),
  takeTrophy: ({ id, member_id, reason }: Held) =>
    doneTo(
      id,
      api('DELETE /api/v4/admin/trophies/{id}/holders/{member_id}', { params: { id, member_id }, query: { reason } }),
    ),
};
