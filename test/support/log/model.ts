import { isDeepStrictEqual } from 'node:util';
import { type Decider, type DomainEvent, fold, Refusal, type RefusalKind } from '@lyceum/kernel';
import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';

const RUNS = Number(process.env.MODEL_RUNS ?? 300);
/** So many in a run, taken all together: fast-check draws each length, from none to the longest. */
const COMMANDS = 40;
const LONGEST = 90;
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

/** What one life has come to: the model's side, and the decider's. */
interface Imagined<M> {
  model: M;
}
interface Lived<S, E> {
  state: S;
  history: E[];
}

/** One command, given to both; whatever stands in it is allowed at any time, since refusals belong to what is promised. */
class Given<S, C extends object, E extends DomainEvent, M> implements fc.Command<Imagined<M>, Lived<S, E>> {
  private readonly modelled: Modelled<S, C, E, M>;
  private readonly command: C;

  constructor(modelled: Modelled<S, C, E, M>, command: C) {
    this.modelled = modelled;
    this.command = frozen(command);
  }

  check(): boolean {
    return true;
  }

  run(imagined: Imagined<M>, lived: Lived<S, E>): void {
    const { decider, schemas, step, seen, repeats = () => false } = this.modelled;
    const { command } = this;
    const given = this.toString();
    const [expected, next] = step(imagined.model, command);
    const outcome = outcomeOf(decider, command, lived.state);
    must(`${given} leads to`, typeof outcome === 'string' ? outcome : outcome.map(({ type }) => type), expected);
    must(`${given}, asked again, leads to`, outcomeOf(decider, command, lived.state), outcome);
    if (typeof outcome !== 'string') {
      lived.history.push(...outcome.map((event) => kept(schemas, event)));
      lived.state = frozen(outcome.reduce((folded, event) => decider.evolve(folded, event), lived.state));
    }
    imagined.model = frozen(next);
    must(`the state after ${given}`, seen(lived.state), imagined.model);
    must(`the state, read back after ${given}`, fold(decider as Decider<S, never, E>, lived.history), lived.state);
    const again = repeats(command) ? [] : outcomeOf(decider, command, lived.state);
    if (typeof again !== 'string') must(`${given}, given twice, leads to`, again, []);
  }

  toString(): string {
    return JSON.stringify(this.command);
  }
}

/** Promise 20: whatever is asked in whatever order, the decider does what its model says. What fails is told by the fewest commands. */
export function itFollowsItsModel<S, C extends object, E extends DomainEvent, M>(modelled: Modelled<S, C, E, M>): void {
  it(`does what its model says, in ${RUNS} runs of ${COMMANDS} commands and more (promise 20)`, () => {
    const { decider, begin, commands } = modelled;
    let told = 0;
    const lives = fc.commands<Imagined<M>, Lived<S, E>>([commands.map((command) => new Given(modelled, command))], {
      maxCommands: LONGEST,
      size: 'max',
    });
    fc.assert(
      fc.property(lives, (given) => {
        told += [...given].length;
        const setup = () => ({
          model: { model: frozen(begin()) },
          real: { state: frozen(decider.initial()), history: [] },
        });
        fc.modelRun(setup, given);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect(told).toBeGreaterThanOrEqual(RUNS * COMMANDS);
  });
}
