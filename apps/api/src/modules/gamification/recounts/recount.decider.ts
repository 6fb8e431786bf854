import type { Decider } from '@lyceum/kernel';
import type { RecountEvent, RecountRules } from './recount.events.ts';

export interface RecountState {
  status: 'none' | 'running' | 'stopped' | 'finished';
  rules: RecountRules;
  /** The highest member id that is recounted. */
  reached: number;
}

/** The next members of a run; `up_to` null stands for all that are left. */
export interface MemberBatch {
  members: number;
  up_to: number | null;
}

export type RecountCommand =
  | { kind: 'start'; recount_id: number; rules: RecountRules; members: number; done: number; after: number }
  /** `after` says which batch is meant: one that was recorded already changes nothing. */
  | { kind: 'advance'; recount_id: number; after: number; batch: MemberBatch }
  | { kind: 'stop'; recount_id: number };

export const recountStream = (id: number): string => `recount-${id}`;

/** A run over all members. Each command may come twice, and late: it changes nothing then. */
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
