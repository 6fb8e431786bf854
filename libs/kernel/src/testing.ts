import { type Decider, fold } from './log/decider.ts';
import type { DomainEvent } from './log/events.ts';

/** `given(decider, events).when(command)` answers the events decided, or throws the refusal. */
export const given = <S, C, E extends DomainEvent>(decider: Decider<S, C, E>, events: readonly E[] = []) => ({
  when: (command: C): E[] => decider.decide(command, fold(decider as Decider<S, never, E>, events)),
});
