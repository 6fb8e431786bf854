import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type FaqCategoryCommand, faqCategoryDecider } from './category.decider.ts';
import { type FaqCommand, faqDecider } from './faq.decider.ts';
import { faqEvents } from './faq.events.ts';

interface Model {
  is: 'none' | 'there' | 'removed';
  says: string;
}
const NOTHING: Model = { is: 'none', says: '' };
const index = fc.constantFrom(0, 1);
const name = fc.constantFrom('Betalen', 'Kleien');

describe('a category of questions', () => {
  itFollowsItsModel<
    Parameters<typeof faqCategoryDecider.evolve>[0],
    FaqCategoryCommand,
    Parameters<typeof faqCategoryDecider.evolve>[1],
    Model
  >({
    decider: faqCategoryDecider,
    schemas: faqEvents,
    commands: fc.oneof(
      fc.record({
        kind: fc.constantFrom('make' as const, 'change' as const),
        category_id: fc.constant(3),
        name,
        index,
      }),
      fc.record({ kind: fc.constant('remove' as const), holds: fc.constantFrom(0, 0, 2) }),
    ),
    begin: () => NOTHING,
    step: (model, command) => {
      if (command.kind === 'make' && model.is !== 'none') return ['conflict', model];
      if (command.kind !== 'make' && model.is !== 'there') return ['missing', model];
      if (command.kind === 'remove') {
        return command.holds ? ['conflict', model] : [['FaqCategoryRemoved'], { is: 'removed', says: '' }];
      }
      const says = `${command.index} ${command.name}`;
      if (says === model.says) return [[], model];
      return [[command.kind === 'make' ? 'FaqCategoryMade' : 'FaqCategoryChanged'], { is: 'there', says }];
    },
    seen: (state) => ({ is: state.is, says: state.is === 'there' ? `${state.index} ${state.name}` : '' }),
  });
});

describe('a question', () => {
  itFollowsItsModel<
    Parameters<typeof faqDecider.evolve>[0],
    FaqCommand,
    Parameters<typeof faqDecider.evolve>[1],
    Model
  >({
    decider: faqDecider,
    schemas: faqEvents,
    commands: fc.oneof(
      fc.record({
        kind: fc.constantFrom('write' as const, 'change' as const),
        ...{
          faq_id: fc.constant(5),
          category_id: fc.constantFrom(1, 2),
          question: name,
          answer: fc.constant('<p>Ja</p>'),
        },
        ...{ rules_version: fc.constant(1), index },
      }),
      fc.constant<FaqCommand>({ kind: 'remove' }),
    ),
    begin: () => NOTHING,
    step: (model, command) => {
      if (command.kind === 'write' && model.is !== 'none') return ['conflict', model];
      if (command.kind !== 'write' && model.is !== 'there') return ['missing', model];
      if (command.kind === 'remove') return [['FaqRemoved'], { is: 'removed', says: '' }];
      const says = `${command.category_id} ${command.index} ${command.question}`;
      if (says === model.says) return [[], model];
      return [[command.kind === 'write' ? 'FaqWritten' : 'FaqChanged'], { is: 'there', says }];
    },
    seen: (state) => ({
      is: state.is,
      says: state.is === 'there' ? `${state.category_id} ${state.index} ${state.question}` : '',
    }),
  });
});
