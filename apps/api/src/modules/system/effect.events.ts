import type { Decider, EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

const effect = z.object({ event_id: z.uuid(), effect: z.string() });

/** The decisions of administrators about failing effects. The metadata has the reason. */
export const effectEvents = {
  EffectRetried: effect,
  EffectDropped: effect,
};

export type EffectEvent = EventsOf<typeof effectEvents>;
export type EffectCommand = { kind: 'retry' | 'drop' } & z.infer<typeof effect>;

export const EFFECTS_STREAM = 'effects-1';

/** Records an audit trail. The table of pending effects, not this stream, shows whether an effect is pending. */
export const effectDecider: Decider<null, EffectCommand, EffectEvent> = {
  initial: () => null,
  decide: ({ kind, ...data }) => [{ type: kind === 'retry' ? 'EffectRetried' : 'EffectDropped', data }],
  evolve: (state) => state,
};
