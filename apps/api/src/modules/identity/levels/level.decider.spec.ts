import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type LevelCommand, levelDecider } from './level.decider.ts';
import { levelEvents } from './level.events.ts';

const level = fc.record({
  level_id: fc.constant(3),
  name: fc.constantFrom('Goud', 'Zilver'),
  description: fc.constantFrom('', 'Alles'),
  is_default: fc.boolean(),
});
const commands: fc.Arbitrary<LevelCommand> = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), level }),
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('change' as const), level }) },
  fc.constant<LevelCommand>({ kind: 'remove' }),
);

const nameOf = ({ name, description, is_default }: { name: string; description: string; is_default: boolean }) =>
  [name, description, is_default].join('|');

describe('a membership level', () => {
  itFollowsItsModel({
    decider: levelDecider,
    schemas: levelEvents,
    commands,
    /** What it says of itself; before and after its life, nothing. */
    begin: () => 'not yet',
    step: (model, command) => {
      const isThere = !['not yet', 'no more'].includes(model);
      switch (command.kind) {
        case 'create':
          return model === 'not yet' ? [['MembershipLevelCreated'], nameOf(command.level)] : ['conflict', model];
        case 'change':
          if (!isThere) return ['missing', model];
          return [nameOf(command.level) === model ? [] : ['MembershipLevelChanged'], nameOf(command.level)];
        case 'remove':
          if (model === 'not yet') return ['missing', model];
          return [isThere ? ['MembershipLevelRemoved'] : [], 'no more'];
      }
    },
    seen: (state) => (state.exists ? nameOf(state.level) : state.removed ? 'no more' : 'not yet'),
  });
});
