import { type Decider, Refusal } from '@lyceum/kernel';
import { moderationText } from '../moderation.texts.ts';
import type { DecisionEvent, DecisionMade } from './decision.events.ts';

interface Decision {
  id: number;
  memberId: number;
  appealableUntil: string;
  /** Waits for a decision of staff, which can be appealed. */
  isProvisional: boolean;
  confirmed: boolean;
  ended: boolean;
  appeal: 'none' | 'waiting' | 'decided';
}
export type DecisionState = Decision | null;
export type DecisionCommand =
  | { kind: 'make'; decision: DecisionMade['data'] }
  | { kind: 'confirm'; by: number }
  | { kind: 'end' }
  | { kind: 'appeal'; by: number; text: string; now: Date }
  | { kind: 'decide-appeal'; granted: boolean; answer: string };

/** The stream name of a decision. */
export const decisionStream = (decisionId: number): string => `decision-${decisionId}`;

const missing = () => new Refusal('missing', moderationText('decision.missing'));

/** Decides about one decision of staff: the member confirms it and appeals it, once, and staff answer once. */
export const decisionDecider: Decider<DecisionState, DecisionCommand, DecisionEvent> = {
  initial: () => null,

  decide(command, state) {
    if (command.kind === 'make') return state ? [] : [{ type: 'DecisionMade', data: command.decision }];
    if (!state) throw missing();
    const data = { decision_id: state.id, member_id: state.memberId };
    switch (command.kind) {
      case 'confirm':
        if (command.by !== state.memberId) throw missing();
        return state.confirmed ? [] : [{ type: 'DecisionConfirmed', data }];
      case 'end':
        return state.ended ? [] : [{ type: 'DecisionEnded', data }];
      case 'appeal':
        if (command.by !== state.memberId) throw missing();
        if (state.isProvisional) throw new Refusal('conflict', moderationText('appeal.hidden'));
        if (state.appeal !== 'none') throw new Refusal('conflict', moderationText('appeal.once'));
        if (command.now > new Date(state.appealableUntil)) {
          throw new Refusal('conflict', moderationText('appeal.late'));
        }
        return [{ type: 'DecisionAppealed', data: { ...data, text: command.text } }];
      case 'decide-appeal': {
        if (state.appeal !== 'waiting') throw new Refusal('conflict', moderationText('item.decided'));
        const { granted, answer } = command;
        return [{ type: 'AppealDecided', data: { ...data, granted, answer } }];
      }
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'DecisionMade': {
        const { decision_id: id, member_id: memberId, appealable_until: appealableUntil } = event.data;
        const isProvisional = event.data.kind === 'hidden';
        return { id, memberId, appealableUntil, isProvisional, confirmed: false, ended: false, appeal: 'none' };
      }
      case 'DecisionConfirmed':
        return { ...state!, confirmed: true };
      case 'DecisionEnded':
        return { ...state!, ended: true };
      case 'DecisionAppealed':
        return { ...state!, appeal: 'waiting' };
      case 'AppealDecided':
        return { ...state!, appeal: 'decided' };
    }
  },
};
