import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../test/support/model.ts';
import { type CommentCommand, commentDecider } from './comment.decider.ts';
import { commentEvents } from './comment.events.ts';

const text = fc.constantFrom('een', 'twee', 'drie');
const comment = {
  comment_id: 4,
  topic_id: 3,
  board_id: 2,
  author_id: 7,
  topic_author_id: 8,
  content: 'nul',
  excerpt: 'nul',
};
const revision = fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined });

const commands: fc.Arbitrary<CommentCommand> = fc.oneof(
  fc.constant<CommentCommand>({ kind: 'post', comment }),
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), content: text, excerpt: text, revision }) },
  fc.constantFrom<CommentCommand>({ kind: 'delete' }, { kind: 'restore' }),
);

interface Model {
  text: string;
  deleted: boolean;
  edits: number;
}

describe('a comment', () => {
  itFollowsItsModel({
    decider: commentDecider,
    schemas: commentEvents,
    commands,
    begin: (): Model | null => null,
    step: (model, command) => {
      if (command.kind === 'post') {
        return model ? ['conflict', model] : [['CommentPosted'], { text: 'nul', deleted: false, edits: 0 }];
      }
      if (!model) return ['missing', model];
      if (command.kind === 'restore') return [model.deleted ? ['CommentRestored'] : [], { ...model, deleted: false }];
      if (model.deleted) return ['missing', model];
      if (command.kind !== 'edit') return [['CommentDeleted'], { ...model, deleted: true }];
      if (command.content === model.text) return [[], model];
      const isStale = command.revision !== undefined && command.revision !== model.edits + 1;
      if (isStale) return ['conflict', model];
      return [['CommentEdited'], { ...model, text: command.content, edits: model.edits + 1 }];
    },
    seen: (state) => state && { text: state.content, deleted: state.deleted, edits: state.revision - 1 },
  });
});
