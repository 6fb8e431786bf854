import { Injectable, type OnModuleInit } from '@nestjs/common';
import { effect, Kernel, type OfType, type Position, reactor } from '@lyceum/kernel';
import { Effects } from '../../../platform/jobs/effects.ts';
import { TooEarly } from '../../../platform/jobs/queue-backend.ts';
import type { RecountEvent } from './recount.events.ts';
import { Recounts } from './recounts.ts';

type Started = OfType<RecountEvent, 'RecountStarted'>;
type Recounted = OfType<RecountEvent, 'MembersRecounted'>;

const RECOUNT = effect<Started | Recounted>('recount-members');
export const LEDGER = 'gamification.ledger';
const WAIT_MS = 5_000;
const PAUSE_MS = 250;

export const recountReactor = reactor<RecountEvent>({
  name: 'gamification.recounts',
  on: {
    RecountStarted: () => [{ effect: RECOUNT }],
    MembersRecounted: ({ data }) => (data.up_to === null ? [] : [{ effect: RECOUNT }]),
  },
});

/**
 * Each batch of a recount schedules the next one. If a worker dies, its pending effect lets another worker continue.
 */
@Injectable()
export class RecountEffects implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly recounts: Recounts,
  ) {}

  onModuleInit(): void {
    this.effects.react(recountReactor);
    this.effects.perform(RECOUNT, async ({ id, data, position }) => {
      await this.untilCounted(position);
      const after = 'up_to' in data ? data.up_to! : data.after;
      await this.recounts.advance(data.recount_id, after, { actor_id: null, correlation_id: `recount-${id}` });
    });
  }

  /**
   * Waits until the ledger has applied the last batch. Progress then means written rows, and a stop leaves no batch in
   * flight.
   */
  private async untilCounted(position: Position): Promise<void> {
    if (!(await this.kernel.dispatcher.caughtUp([{ name: LEDGER }], position, WAIT_MS))) throw new TooEarly(PAUSE_MS);
  }
}
