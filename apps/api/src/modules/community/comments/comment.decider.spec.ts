import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
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
const file = (id: number) => ({ id, name: '', filetype: '', width: null, height: null, alt: null });
const FILES = [1, 2, 3, 4, 5].map(file);
const files = fc.option(
  fc.record(
    { kept: fc.shuffledSubarray([1, 2, 3, 4, 5]).map((ids) => ids.map((id) => ({ id }))), added: fc.subarray(FILES) },
    { requiredKeys: ['added'] },
  ),
  { nil: undefined },
);
const revision = fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined });

const commands: fc.Arbitrary<CommentCommand> = fc.oneof(
  fc.constant<CommentCommand>({ kind: 'post', comment }),
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('edit' as const), content: text, excerpt: text, files, revision }),
  },
  fc.constantFrom<CommentCommand>({ kind: 'delete' }, { kind: 'restore' }),
);

const MOST = 4;

/** Null where a file is to stay that is not there. */
function filesAfter(present: readonly number[], asked: Extract<CommentCommand, { kind: 'edit' }>['files']) {
  const kept = asked?.kept?.map(({ id }) => id) ?? present;
  const added = (asked?.added ?? []).map(({ id }) => id);
  if (kept.some((id) => !present.includes(id) && !added.includes(id))) return null;
  return [...new Set([...kept, ...added])];
}

interface Model {
  text: string;
  files: readonly number[];
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
        return model ? ['conflict', model] : [['CommentPosted'], { text: 'nul', files: [], deleted: false, edits: 0 }];
      }
      if (!model) return ['missing', model];
      if (command.kind === 'restore') return [model.deleted ? ['CommentRestored'] : [], { ...model, deleted: false }];
      if (model.deleted) return ['missing', model];
      if (command.kind !== 'edit') return [['CommentDeleted'], { ...model, deleted: true }];
      const after = filesAfter(model.files, command.files);
      const isStale = command.revision !== undefined && command.revision !== model.edits + 1;
      if (!after) return [isStale ? 'conflict' : 'invalid', model];
      if (command.content === model.text && String(after) === String(model.files)) return [[], model];
      if (isStale) return ['conflict', model];
      if (after.length > MOST) return ['invalid', model];
      return [['CommentEdited'], { ...model, text: command.content, files: after, edits: model.edits + 1 }];
    },
    seen: (state) =>
      state && {
        text: state.content,
        files: state.attachments.map(({ id }) => id),
        deleted: state.deleted,
        edits: state.revision - 1,
      },
  });
});
