import { api } from '@lyceum/browser/client';
import { doneTo } from '../data/command.ts';
import { answered } from '../data/errors.ts';
import type { ParkedEvent } from '../data/types.ts';

export const systemCommands = {
  processors: () => answered(api('GET /api/v4/admin/processors')),
  parkedEvents: () => answered(api('GET /api/v4/admin/parked-events')),
  replayParked: (body: Pick<ParkedEvent, 'processor' | 'stream'>) =>
    answered(api('POST /api/v4/admin/parked-events/replay', { body })),
  jobs: () => answered(api('GET /api/v4/admin/jobs')),
  retryJob: (id: string) => doneTo(id, api('POST /api/v4/admin/jobs/{id}/retry', { params: { id } })),
};
