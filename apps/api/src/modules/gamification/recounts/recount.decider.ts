import type { Decider } from '@lyceum/kernel';
import type { RecountEvent, RecountRules } from './recount.events.ts';

export interface RecountState {
  status: 'none' | 'running' | 'stopped' | 'finished';
  rules: RecountRules;
  /** The highest member id that has been recounted. */
  reached: number;
}

/** The next members of a run. `up_to` null means all remaining members. */
export interface MemberBatch {
  members: number;
  up_to: number | null;
}

export type RecountCommand =
  | { kind: 'start'; recount_id: number; rules: RecountRules; members: number; done: number; after: number }
  /** `after` identifies the batch. Recording a batch again changes no state. */
  | { kind: 'advance'; recount_id: number; after: number; batch: MemberBatch }
  | { kind: 'stop'; recount_id: number };

/** Stream name of a recount. */
export const recountStream = (id: number): string => `recount-${id}`;

/** One run over all members. Repeated or late commands change no state. */
export const recountDecider: Decider<RecountState, RecountCommand, RecountEvent> = {
  initial: () => ({ status: 'none', rules: null, reached: 0 }),

  decide(command, { status, rules, reached }) {
    const { recount_id } = command;
    switch (command.kind) {
      case 'start': {
        const { kind: _, ...data } = command;
        return status === 'none' ? [{ type: 'RecountStarted', data }] : [];
      }
      case 'advance': {
        const { after, batch } = command;
        if (status !== 'running' || after !== reached) return [];
        return [{ type: 'MembersRecounted', data: { recount_id, rules, after, ...batch } }];
      }
      case 'stop':
        return status === 'running' ? [{ type: 'RecountStopped', data: { recount_id } }] : [];
    }
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'RecountStarted':
        return { status: 'running', rules: data.rules, reached: data.after };
      case 'MembersRecounted':
        return data.up_to === null ? { ...state, status: 'finished' } : { ...state, reached: data.up_to };
      case 'RecountStopped':
        return { ...state, status: 'stopped' };
    }
  },
};
