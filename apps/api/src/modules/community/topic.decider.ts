import { type Decider, Refusal } from '@lyceum/kernel';
import type { TopicEvent } from './topic.events.ts';

type Posted = Extract<TopicEvent, { type: 'TopicPosted' }>['data'];

export type TopicState = { status: 'missing' } | { status: 'open' | 'closed'; topic_id: number; board_id: number };

export type TopicCommand = { kind: 'post'; topic: Posted } | { kind: 'close' } | { kind: 'reopen' };

export const topicStream = (topicId: number): string => `topic-${topicId}`;

/** One topic: posted once, then open or closed (part 1 §4). Its comments and likes are streams of their own. */
export const topicDecider: Decider<TopicState, TopicCommand, TopicEvent> = {
  initial: () => ({ status: 'missing' }),

  decide(command, state) {
    if (command.kind === 'post') {
      if (state.status !== 'missing') throw new Refusal('conflict', 'This topic exists already.');
      return [{ type: 'TopicPosted', data: command.topic }];
    }
    if (state.status === 'missing') throw new Refusal('missing', 'There is no such topic.');
    const { topic_id, board_id } = state;
    const wanted = command.kind === 'close' ? 'closed' : 'open';
    if (state.status === wanted) return [];
    return [{ type: wanted === 'closed' ? 'TopicClosed' : 'TopicReopened', data: { topic_id, board_id } }];
  },

  evolve(_, event) {
    const { topic_id, board_id } = event.data;
    return { topic_id, board_id, status: event.type === 'TopicClosed' ? 'closed' : 'open' };
  },
};
