import { type Decider, Refusal } from '@lyceum/kernel';
import { moderationText } from './moderation.texts.ts';
import type { PostReported, ReportsDecided, ReviewEvent } from './review.events.ts';

interface Item {
  id: number;
  authorId: number;
  /** The members whose reports are open. None: the item is decided. */
  reporters: readonly number[];
}
export type ReviewState = Item | null;
export type ReviewCommand =
  | { kind: 'report'; report: Omit<PostReported['data'], 'opens'> }
  | { kind: 'decide'; by: number; decision: ReportsDecided['data']['decision'] };

/** The stream name of all reports of one topic or comment. */
export const reviewStream = (itemId: number): string => `review-item-${itemId}`;

/**
 * Decides about the reports of one post. Each member has at most one open report of it. A decision closes all of them,
 * and a later report opens the item again.
 */
export const reviewDecider: Decider<ReviewState, ReviewCommand, ReviewEvent> = {
  initial: () => null,

  decide(command, state) {
    if (command.kind === 'report') {
      const { report } = command;
      if (report.reporter_id === report.author_id) throw new Refusal('forbidden', moderationText('report.own'));
      if (state?.reporters.includes(report.reporter_id)) return [];
      return [{ type: 'PostReported', data: { ...report, opens: !state?.reporters.length } }];
    }
    if (!state) throw new Refusal('missing', moderationText('item.missing'));
    if (command.by === state.authorId) throw new Refusal('forbidden', moderationText('item.own'));
    if (state.reporters.length === 0) throw new Refusal('conflict', moderationText('item.decided'));
    const { id: item_id, reporters } = state;
    return [{ type: 'ReportsDecided', data: { item_id, decision: command.decision, reporter_ids: [...reporters] } }];
  },

  evolve(state, event) {
    if (event.type === 'ReportsDecided') return { ...state!, reporters: [] };
    const { item_id: id, author_id: authorId, reporter_id } = event.data;
    return { id, authorId, reporters: [...(state?.reporters ?? []), reporter_id] };
  },
};
