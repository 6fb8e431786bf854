import type { DomainEvent } from './events.ts';

/**
 * The rules of one kind of stream, pure: no I/O, no clock, no chance. `decide` answers the events that a command leads to
 * (none when it changes nothing) or throws a {@link Refusal}; `evolve` folds one event into the state.
 */
export interface Decider<State, Command, Event extends DomainEvent> {
  initial(): State;
  decide(command: Command, state: State): Event[];
  evolve(state: State, event: Event): State;
}

/** What somebody is told: words, or what the application puts into words once it knows who hears it (in English as a string). */
export type Message = string | { readonly key: string; toString(): string };

export type RefusalKind = 'missing' | 'forbidden' | 'conflict' | 'invalid';

/** A command that the rules do not allow, with a text for whoever gave it and, for `invalid`, the texts by field. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly text: Message;
  readonly errors: Record<string, Message[]>;

  constructor(kind: RefusalKind, text: Message, errors: Record<string, Message[]> = {}) {
    super(String(text));
    this.kind = kind;
    this.text = text;
    this.errors = errors;
  }

  static invalid(field: string, text: Message): Refusal {
    return new Refusal('invalid', text, { [field]: [text] });
  }
}

/** The state after the given events. */
export const fold = <State, Event extends DomainEvent>(
  decider: Decider<State, never, Event>,
  events: readonly { type: string; data: unknown }[],
): State => events.reduce((state, event) => decider.evolve(state, event as Event), decider.initial());
