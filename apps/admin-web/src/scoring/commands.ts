import { api } from '@lyceum/browser/client';
import { HttpError } from 'react-admin';
import { answered } from '../data/errors.ts';
import type { DryRun } from '../data/types.ts';

type PublishBody = Parameters<typeof api<'PUT /api/v4/admin/scoring'>>[1]['body'];
type PreviewBody = Parameters<typeof api<'POST /api/v4/admin/scoring/preview'>>[1]['body'];

const ASK_EVERY_MS = 1_000;
/** Maximum wait for a dry run. The server finishes within a minute or reports that it lost the run. */
const LONGEST_MS = 240_000;

const later = () => new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));

/**
 * Starts a dry run and polls until it has ended, because the server computes it in the background.
 * @throws {HttpError} after the maximum wait, or if another dry run replaces this one.
 */
async function previewScoring(body: PreviewBody): Promise<DryRun> {
  let { data } = await answered(api('POST /api/v4/admin/scoring/preview', { body }));
  const { id } = data;
  const until = Date.now() + LONGEST_MS;
  while (data.state === 'running') {
    if (Date.now() > until) throw new HttpError('', 0);
    await later();
    ({ data } = await answered(api('GET /api/v4/admin/scoring/preview')));
    // Another tab started its own dry run, whose result does not apply to these rules.
    if (data.id !== id) throw new HttpError('', 0);
  }
  return data;
}

export const scoringCommands = {
  scoring: () => answered(api('GET /api/v4/admin/scoring')),
  previewScoring,
  recount: () => answered(api('GET /api/v4/admin/scoring/recount')),
  stopRecount: async (reason: string) => {
    await answered(api('POST /api/v4/admin/scoring/recount/stop', { body: { reason } }));
    return { data: { id: 1 } };
  },
  continueRecount: async (reason: string) => {
    await answered(api('POST /api/v4/admin/scoring/recount/continue', { body: { reason } }));
    return { data: { id: 1 } };
  },
  publishScoring: async (body: PublishBody) => {
    await answered(api('PUT /api/v4/admin/scoring', { body }));
    return { data: { id: 1 } };
  },
};
