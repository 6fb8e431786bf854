import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { chosenDecider, type ChosenCommand, type GrantCommand, grantDecider } from './grant.decider.ts';
import { type TrophyCommand, trophyDecider } from './trophy.decider.ts';
import { chosenEvents, grantEvents, trophyEvents } from './trophy.events.ts';

const details = {
  ...{ trophy_id: 3, description: '', activatable: true, icon: 'trophy', colors: [], category: 'custom' },
  ...{ sub_category: null, xp: 0, rank: 1, image: null, measure: null, threshold: 1 },
};
type Event<D extends { evolve: (state: never, event: never) => unknown }> = Parameters<D['evolve']>[1];
type State<D extends { evolve: (state: never, event: never) => unknown }> = Parameters<D['evolve']>[0];

describe('a trophy', () => {
  interface Model {
    is: 'none' | 'there' | 'retired';
    title: string | null;
  }
  itFollowsItsModel<State<typeof trophyDecider>, TrophyCommand, Event<typeof trophyDecider>, Model>({
    decider: trophyDecider,
    schemas: trophyEvents,
    commands: fc.oneof(
      fc.record({
        ...{ kind: fc.constantFrom('make' as const, 'change' as const), title: fc.constantFrom('A', 'B') },
        ...(Object.fromEntries(Object.entries(details).map(([key, value]) => [key, fc.constant(value)])) as {
          [K in keyof typeof details]: fc.Arbitrary<(typeof details)[K]>;
        }),
      }),
      fc.constant({ kind: 'retire' as const, trophy_id: 3 }),
    ),
    begin: () => ({ is: 'none', title: null }),
    step: (model, command) => {
      if (command.kind === 'make') {
        return model.is === 'none' ? [['TrophyMade'], { is: 'there', title: command.title }] : ['conflict', model];
      }
      if (model.is === 'none') return ['missing', model];
      if (command.kind === 'retire') {
        return model.is === 'retired' ? [[], model] : [['TrophyRetired'], { is: 'retired', title: null }];
      }
      if (model.is === 'retired') return ['conflict', model];
      return command.title === model.title ? [[], model] : [['TrophyChanged'], { is: 'there', title: command.title }];
    },
    seen: (state) => ({
      is: state.is,
      title: state.is === 'there' ? (/"title","(.)"/.exec(state.details)?.[1] ?? null) : null,
    }),
  });
});

describe('a trophy in a hand', () => {
  itFollowsItsModel<State<typeof grantDecider>, GrantCommand, Event<typeof grantDecider>, string>({
    decider: grantDecider,
    schemas: grantEvents,
    commands: fc.oneof(
      fc.record({
        kind: fc.constantFrom('grant' as const, 'take' as const),
        ...{ trophy_id: fc.constant(3), member_id: fc.constant(7), by: fc.constant(1), has: fc.boolean() },
      }),
      fc.constant({ kind: 'award' as const, trophy_id: 3, member_id: 7 }),
    ),
    begin: () => 'nothing',
    step: (model, command) => {
      if (command.kind === 'award') return model === 'nothing' ? [['TrophyGranted'], 'granted'] : [[], model];
      const { kind, has } = command;
      if (kind === 'grant') return model === 'granted' ? [[], model] : [['TrophyGranted'], 'granted'];
      if (model === 'taken') return [[], model];
      return has || model === 'granted' ? [['TrophyTakenAway'], 'taken'] : ['conflict', model];
    },
    seen: (state) => state,
  });
});

describe('the trophy beside a name', () => {
  itFollowsItsModel<State<typeof chosenDecider>, ChosenCommand, Event<typeof chosenDecider>, number | null>({
    decider: chosenDecider,
    schemas: chosenEvents,
    commands: fc.record({
      kind: fc.constantFrom('activate' as const, 'clear' as const),
      ...{ member_id: fc.constant(7), trophy_id: fc.constantFrom(1, 2) },
    }),
    begin: () => null,
    step: (model, { kind, trophy_id }) => {
      if (kind === 'activate') return model === trophy_id ? [[], model] : [['TrophyActivated'], trophy_id];
      return model === trophy_id ? [['TrophyCleared'], null] : [[], model];
    },
    seen: (state) => state,
  });
});
