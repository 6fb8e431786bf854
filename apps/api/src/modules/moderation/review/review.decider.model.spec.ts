import fc from 'fast-check';
import { type Expected, itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type ReviewCommand, reviewDecider } from './review.decider.ts';
import { type ReviewEvent, reviewEvents } from './review.events.ts';

const AUTHOR = 7;
const commands: fc.Arbitrary<ReviewCommand> = fc.oneof(
  fc.constantFrom(1, 2, 3, AUTHOR).map((reporter_id) => ({
    kind: 'report' as const,
    report: {
      ...{ item_id: 5, kind: 'comment' as const, thing_id: 4, author_id: AUTHOR, reporter_id },
      ...{ reason: 'spam' as const, text: 'Reclame' },
    },
  })),
  fc.constant({
    kind: 'hold' as const,
    post: {
      ...{ item_id: 5, author_id: AUTHOR, kind: 'topic' as const, board_id: 3, topic_id: null, title: 'Titel' },
      ...{ content: '<p>Tekst</p>', excerpt: 'Tekst', input: '{}', cause: 'words' as const },
    },
  }),
  fc.record({
    kind: fc.constant('decide' as const),
    by: fc.constantFrom(1, AUTHOR),
    decision: fc.constantFrom('kept' as const, 'removed' as const),
  }),
);

/** Those who wait for a decision: the members who reported it, or a held post's author. Null before the first. */
type Model = null | readonly number[];

describe('the reports of a post', () => {
  itFollowsItsModel({
    decider: reviewDecider,
    schemas: reviewEvents,
    commands,
    begin: (): Model => null,
    step: (model, command): [Expected<ReviewEvent['type']>, Model] => {
      if (command.kind === 'report') {
        const { reporter_id } = command.report;
        if (reporter_id === AUTHOR) return ['forbidden', model];
        if (model?.includes(reporter_id)) return [[], model];
        return [['PostReported'], [...(model ?? []), reporter_id]];
      }
      if (command.kind === 'appeal') return model ? [[], model] : [['AppealOpened'], [AUTHOR]];
      if (command.kind === 'hold') return model ? [[], model] : [['PostHeld'], [AUTHOR]];
      if (model === null) return ['missing', model];
      if (command.kind === 'undo') return [['DecisionUndone'], model];
      if (command.by === AUTHOR) return ['forbidden', model];
      return model.length === 0 ? ['conflict', model] : [['ReportsDecided'], []];
    },
    seen: (state) => state && [...(state.held === 'waiting' ? [AUTHOR] : []), ...state.reporters],
    repeats: () => false,
  });
});
