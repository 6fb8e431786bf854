import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type CategoryCommand, categoryDecider } from './category.decider.ts';
import { categoryEvents } from './category.events.ts';

interface Model {
  is: 'none' | 'there' | 'removed';
  name: string;
}

const name = fc.constantFrom('Markt', 'Avond');
const of = { category_id: 4, color: '#0F6B5C' };

describe('a category of events', () => {
  itFollowsItsModel<
    Parameters<typeof categoryDecider.evolve>[0],
    CategoryCommand,
    Parameters<typeof categoryDecider.evolve>[1],
    Model
  >({
    decider: categoryDecider,
    schemas: categoryEvents,
    commands: fc.oneof(
      fc
        .tuple(fc.constantFrom('make' as const, 'change' as const), name)
        .map(([kind, given]) => ({ kind, ...of, name: given })),
      fc.constant<CategoryCommand>({ kind: 'remove' }),
    ),
    begin: () => ({ is: 'none', name: '' }),
    step: (model, command) => {
      if (command.kind === 'make') {
        return model.is === 'none' ? [['EventCategoryMade'], { is: 'there', name: command.name }] : ['conflict', model];
      }
      if (model.is !== 'there') return ['missing', model];
      if (command.kind === 'remove') return [['EventCategoryRemoved'], { is: 'removed', name: '' }];
      if (command.name === model.name) return [[], model];
      return [['EventCategoryChanged'], { is: 'there', name: command.name }];
    },
    seen: (state) => ({ is: state.is, name: state.is === 'there' ? state.name : '' }),
  });
});
