import { type Decider, Refusal } from '@lyceum/kernel';
import { messagesText } from '../messages.texts.ts';
import type { ThreadBegun, ThreadEvent } from './thread.events.ts';
import { MOST_OTHERS } from './thread.constants.ts';

interface Thread {
  id: number;
  pair: boolean;
  participants: readonly number[];
}
export type ThreadState = Thread | null;
export type ThreadCommand =
  | { kind: 'begin'; thread: ThreadBegun }
  | { kind: 'add'; by: number; members: readonly number[] }
  | { kind: 'leave'; member: number };

/** The stream name of a thread. */
export const threadStream = (threadId: number): string => `thread-${threadId}`;

/** Decides about the participants of a thread. A thread of two never changes: no one joins and no one leaves. */
export const threadDecider: Decider<ThreadState, ThreadCommand, ThreadEvent> = {
  initial: () => null,

  decide(command, state) {
    if (command.kind === 'begin') {
      if (state) throw new Refusal('conflict', messagesText('thread.exists'));
      mustFit(command.thread.participant_ids);
      return [{ type: 'ThreadBegun', data: command.thread }];
    }
    const isIn = (member: number) => state?.participants.includes(member) ?? false;
    if (!state || (command.kind === 'add' && !isIn(command.by))) {
      throw new Refusal('missing', messagesText('thread.missing'));
    }
    if (command.kind === 'leave') {
      if (state.pair) throw new Refusal('forbidden', messagesText('thread.two'));
      if (!isIn(command.member)) return [];
      return [{ type: 'ParticipantLeft', data: { thread_id: state.id, member_id: command.member } }];
    }
    if (state.pair) throw new Refusal('forbidden', messagesText('thread.two'));
    const added = [...new Set(command.members)].filter((member) => !isIn(member));
    if (added.length === 0) return [];
    mustFit([...state.participants, ...added]);
    return [{ type: 'ParticipantsAdded', data: { thread_id: state.id, participant_ids: added } }];
  },

  evolve(state, event) {
    switch (event.type) {
      case 'ThreadBegun': {
        const { thread_id, participant_ids, pair } = event.data;
        return { id: thread_id, pair, participants: participant_ids };
      }
      case 'ParticipantsAdded':
        return { ...state!, participants: [...state!.participants, ...event.data.participant_ids] };
      case 'ParticipantLeft':
        return { ...state!, participants: state!.participants.filter((id) => id !== event.data.member_id) };
    }
  },
};

function mustFit({ length }: readonly number[]): void {
  if (length > MOST_OTHERS + 1) {
    throw Refusal.invalid('user_ids', messagesText('thread.full', { most: MOST_OTHERS }));
  }
}
