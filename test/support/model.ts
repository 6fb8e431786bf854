import { isDeepStrictEqual } from 'node:util';
import { type Decider, type DomainEvent, fold, Refusal, type RefusalKind } from '@lyceum/kernel';
import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';

const RUNS = Number(process.env.MODEL_RUNS ?? 300);
const COMMANDS = 40;
/** The same commands every time; another number finds others. */
const SEED = Number(process.env.MODEL_SEED ?? 1);

/** What must come of a command: it is refused so, or leads to events of these types, in this order. */
export type Expected<Type extends string = string> = RefusalKind | Type[];

/** A decider beside a model of it: small, written from what is promised and not from the code. */
export interface Modelled<S, C extends object, E extends DomainEvent, M> {
  decider: Decider<S, C, E>;
  schemas: Record<E['type'], z.ZodType>;
  commands: Arbitrary<C>;
  begin: () => M;
  /** Says what must come of the command, with the model behind it (the same one where nothing changes). */
  step: (model: M, command: C) => [Expected<E['type']>, M];
  /** What the model knows, as the decider's state has it. */
  seen: (state: S) => M;
  /** Commands that are an event each time; any other changes nothing when it is given twice. */
  repeats?: (command: C) => boolean;
}

/** Nothing may be changed in place, neither by deciding nor by evolving. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

function outcomeOf<S, C, E extends DomainEvent>(decider: Decider<S, C, E>, command: C, state: S): E[] | RefusalKind {
  try {
    return decider.decide(command, state);
  } catch (error) {
    if (error instanceof Refusal) return error.kind;
    throw error;
  }
}

function must(what: string, actual: unknown, expected: unknown): void {
  if (isDeepStrictEqual(actual, expected)) return;
  throw new Error(`${what}: ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`);
}

/** What is kept of a decided event: it fits its schema, without a field that the table would not give back. */
function kept<E extends DomainEvent>(schemas: Record<string, z.ZodType>, event: E): E {
  const read = { ...event, data: JSON.parse(JSON.stringify(schemas[event.type]!.parse(event.data))) as unknown };
  must(`what is kept of ${event.type}`, read.data, JSON.parse(JSON.stringify(event.data)));
  return frozen(read);
}

/** Gives the commands one after the other, and answers what is wrong, which is nothing. */
function live<S, C extends object, E extends DomainEvent, M>(modelled: Modelled<S, C, E, M>, commands: C[]): void {
  const { decider, schemas, step, seen, repeats = () => false } = modelled;
  const history: E[] = [];
  let state = frozen(decider.initial());
  let model = frozen(modelled.begin());
  for (const command of commands.map(frozen)) {
    const given = JSON.stringify(command);
    const [expected, next] = step(model, command);
    const outcome = outcomeOf(decider, command, state);
    must(`${given} leads to`, typeof outcome === 'string' ? outcome : outcome.map(({ type }) => type), expected);
    must(`${given}, asked again, leads to`, outcomeOf(decider, command, state), outcome);
    if (typeof outcome !== 'string') {
      history.push(...outcome.map((event) => kept(schemas, event)));
      state = frozen(outcome.reduce((folded, event) => decider.evolve(folded, event), state));
    }
    model = frozen(next);
    must(`the state after ${given}`, seen(state), model);
    must(`the state, read back after ${given}`, fold(decider as Decider<S, never, E>, history), state);
    const again = repeats(command) ? [] : outcomeOf(decider, command, state);
    if (typeof again !== 'string') must(`${given}, given twice, leads to`, again, []);
  }
}

/** Promise 20: whatever is asked in whatever order, the decider does what its model says. */
export function itFollowsItsModel<S, C extends object, E extends DomainEvent, M>(modelled: Modelled<S, C, E, M>): void {
  it(`does what its model says, in ${RUNS} runs of ${COMMANDS} commands (promise 20)`, () => {
    const lives = fc.array(modelled.commands, { minLength: COMMANDS, maxLength: COMMANDS });
    fc.assert(
      fc.property(lives, (commands) => live(modelled, commands)),
      { numRuns: RUNS, seed: SEED },
    );
  });
}
