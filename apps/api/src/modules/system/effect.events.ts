import type { Decider, EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

const effect = z.object({ event_id: z.uuid(), effect: z.string() });

/** What administrators have decided about effects in trouble; the reason stands in the event's metadata. */
export const effectEvents = {
  EffectRetried: effect,
  EffectDropped: effect,
};

export type EffectEvent = EventsOf<typeof effectEvents>;
export type EffectCommand = { kind: 'retry' | 'drop' } & z.infer<typeof effect>;

export const EFFECTS_STREAM = 'effects-1';

/** An audit trail: whether the effect is pending is asked of the table of pending effects. */
export const effectDecider: Decider<null, EffectCommand, EffectEvent> = {
  initial: () => null,
  decide: ({ kind, ...data }) => [{ type: kind === 'retry' ? 'EffectRetried' : 'EffectDropped', data }],
  evolve: (state) => state,
};
