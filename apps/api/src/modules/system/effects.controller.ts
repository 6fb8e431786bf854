import { Controller } from '@nestjs/common';
import { type InputOf, system } from '@lyceum/contracts';
import {
  dropEffect,
  type EffectKey,
  Kernel,
  listTroubledEffects,
  pendingJobOf,
  Refusal,
  type Repeatable,
  type TroubledEffect,
} from '@lyceum/kernel';
import { Handles, Input } from '../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, metaOf } from '../../platform/http/viewer.ts';
import { Effects } from '../../platform/jobs/effects.ts';
import { platformText } from '../../platform/texts/platform.texts.ts';
import { type EffectCommand, effectDecider, EFFECTS_STREAM } from './effect.events.ts';

/** HTTP endpoints where administrators see failing effects, and retry or drop them. */
@Controller()
export class EffectsController {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
  ) {}

  @Handles(system.listTroubledEffects)
  async list() {
    return { data: (await listTroubledEffects(this.kernel.db.pool)).map(asJson) };
  }

  @Handles(system.retryEffect)
  async retry(@Input() { body }: InputOf<typeof system.retryEffect>, @CurrentViewer() viewer: MemberViewer) {
    const { reason, ...key } = body;
    await this.kernel.transaction(async (tx) => {
      if (!(await pendingJobOf(tx, key))) throw missing();
      await this.record('retry', key, viewer, reason, tx);
    });
    // If the effect has succeeded by now, the request is fulfilled.
    await this.effects.retry(key);
    return { message: platformText('effect.retried') };
  }

  @Handles(system.dropEffect)
  async drop(@Input() { body }: InputOf<typeof system.dropEffect>, @CurrentViewer() viewer: MemberViewer) {
    const { reason, ...key } = body;
    await this.kernel.transaction(async (tx) => {
      if (!(await dropEffect(tx, key))) throw missing();
      await this.record('drop', key, viewer, reason, tx);
    });
    return { message: platformText('effect.dropped') };
  }

  private async record(
    kind: EffectCommand['kind'],
    key: EffectKey,
    viewer: MemberViewer,
    reason: string,
    tx: Repeatable,
  ): Promise<void> {
    await this.kernel.execute({
      decider: effectDecider,
      stream: EFFECTS_STREAM,
      meta: metaOf(viewer, reason),
      prepare: () => ({ command: { kind, ...key } }),
      tx,
    });
  }
}

const missing = (): Refusal => new Refusal('missing', platformText('effect.missing'));

const asJson = ({ since, failed_at, retry_at, ...effect }: TroubledEffect): system.TroubledEffect => ({
  ...effect,
  id: `${effect.effect} ${effect.event_id}`,
  since: since.toISOString(),
  failed_at: failed_at?.toISOString() ?? null,
  retry_at: retry_at?.toISOString() ?? null,
});
