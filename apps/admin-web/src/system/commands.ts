import { api } from '@lyceum/browser/client';
import { doneTo } from '../data/command.ts';
import { answered } from '../data/errors.ts';
import type { ParkedEvent, TroubledEffect } from '../data/types.ts';

type ReasonedEffect = Pick<TroubledEffect, 'event_id' | 'effect'> & { reason: string };

export const systemCommands = {
  processors: () => answered(api('GET /api/v4/admin/processors')),
  parkedEvents: () => answered(api('GET /api/v4/admin/parked-events')),
  replayParked: (body: Pick<ParkedEvent, 'processor' | 'stream'>) =>
    answered(api('POST /api/v4/admin/parked-events/replay', { body })),
  troubledEffects: () => answered(api('GET /api/v4/admin/effects')),
  retryEffect: ({ event_id, effect, reason }: ReasonedEffect) =>
    doneTo(1, api('POST /api/v4/admin/effects/retry', { body: { event_id, effect, reason } })),
  dropEffect: ({ event_id, effect, reason }: ReasonedEffect) =>
    doneTo(1, api('POST /api/v4/admin/effects/drop', { body: { event_id, effect, reason } })),
  jobs: () => answered(api('GET /api/v4/admin/jobs')),
  retryJob: (id: string) => doneTo(id, api('POST /api/v4/admin/jobs/{id}/retry', { params: { id } })),
};
