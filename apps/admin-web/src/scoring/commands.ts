import { api } from '@lyceum/browser/client';
import { answered } from '../data/errors.ts';

type PublishBody = Parameters<typeof api<'PUT /api/v4/admin/scoring'>>[1]['body'];
type PreviewBody = Parameters<typeof api<'POST /api/v4/admin/scoring/preview'>>[1]['body'];

export const scoringCommands = {
  scoring: () => answered(api('GET /api/v4/admin/scoring')),
  previewScoring: (body: PreviewBody) => answered(api('POST /api/v4/admin/scoring/preview', { body })),
  publishScoring: async (body: PublishBody) => {
    await answered(api('PUT /api/v4/admin/scoring', { body }));
    return { data: { id: 1 } };
  },
};
