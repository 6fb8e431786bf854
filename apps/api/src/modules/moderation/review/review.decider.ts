import { type Decider, Refusal } from '@lyceum/kernel';
import { moderationText } from '../moderation.texts.ts';
import type { AppealOpened, PostHeld, PostReported, ReportsDecided, ReviewEvent } from './review.events.ts';

interface Item {
  id: number;
  authorId: number;
  /** The members whose reports are open. None: the item is decided, unless it is a post that waits. */
  reporters: readonly number[];
  /** Of a held post or an appeal: whether it still waits. */
  held?: 'waiting' | 'decided';
  /** Hidden until the decision. */
  hidden?: boolean;
}
export type ReviewState = Item | null;
export type ReviewCommand =
  /** `hideAt`: the number of open reports that hides a post. Without it, none does. */
  | { kind: 'report'; report: Omit<PostReported['data'], 'opens'>; hideAt?: number }
  | { kind: 'appeal'; appeal: AppealOpened['data'] }
  | { kind: 'undo' }
  | { kind: 'hold'; post: PostHeld['data'] }
  | { kind: 'decide'; by: number; decision: ReportsDecided['data']['decision'] };

/** The stream name of all reports of one topic or comment. */
export const reviewStream = (itemId: number): string => `review-item-${itemId}`;

/**
 * Decides about the reports of one thing, or about a post that waits. Each member has at most one open report of a
 * thing. A decision closes all of them, and a later report opens the item again.
 */
export const reviewDecider: Decider<ReviewState, ReviewCommand, ReviewEvent> = {
  initial: () => null,

  decide(command, state) {
    if (command.kind === 'report') {
      const { report } = command;
      if (report.reporter_id === report.author_id) throw new Refusal('forbidden', moderationText('report.own'));
      if (state?.reporters.includes(report.reporter_id)) return [];
      const reported: ReviewEvent = { type: 'PostReported', data: { ...report, opens: !state?.reporters.length } };
      const count = (state?.reporters.length ?? 0) + 1;
      const isHidden = command.hideAt !== undefined && count >= command.hideAt && !state?.hidden;
      return [reported, ...(isHidden ? hidden(report) : [])];
    }
    if (command.kind === 'appeal') return state ? [] : [{ type: 'AppealOpened', data: command.appeal }];
    if (command.kind === 'hold') return state ? [] : [{ type: 'PostHeld', data: command.post }];
    if (!state) throw new Refusal('missing', moderationText('item.missing'));
    if (command.kind === 'undo') return [{ type: 'DecisionUndone', data: { item_id: state.id } }];
    if (command.by === state.authorId) throw new Refusal('forbidden', moderationText('item.own'));
    if (state.reporters.length === 0 && state.held !== 'waiting') {
      throw new Refusal('conflict', moderationText('item.decided'));
    }
    const { id: item_id, reporters, authorId } = state;
    const decided = { item_id, decision: command.decision, reporter_ids: [...reporters] };
    const isRejected = state.held !== undefined && command.decision === 'removed';
    return [{ type: 'ReportsDecided', data: { ...decided, ...(isRejected && { author_id: authorId }) } }];
  },

  evolve(state, event) {
    if (event.type === 'DecisionUndone') return state;
    if (event.type === 'PostHidden') return { ...state!, hidden: true };
    if (event.type === 'PostHeld' || event.type === 'AppealOpened') {
      return { id: event.data.item_id, authorId: event.data.author_id, reporters: [], held: 'waiting' };
    }
    if (event.type === 'ReportsDecided') {
      return { ...state!, reporters: [], hidden: false, ...(state!.held && { held: 'decided' as const }) };
    }
    const { item_id: id, author_id: authorId, reporter_id } = event.data;
    return { ...state, id, authorId, reporters: [...(state?.reporters ?? []), reporter_id] };
  },
};

/** Only posts are hidden. Members, groups and events stay until someone decides. */
function hidden({ item_id, kind, thing_id, author_id }: Omit<PostReported['data'], 'opens'>): ReviewEvent[] {
  if (kind !== 'topic' && kind !== 'comment') return [];
  return [{ type: 'PostHidden', data: { item_id, kind, thing_id, author_id } }];
}
