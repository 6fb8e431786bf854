import { type Decider, Refusal } from '@lyceum/kernel';
import { gamificationText } from '../gamification.texts.ts';
import type { ChosenEvent, GrantEvent } from './trophy.events.ts';

/** What hands have done; `earned` stands in the rows and is asked by the handler. */
export type GrantState = 'nothing' | 'granted' | 'taken';
export type GrantCommand =
  | {
      kind: 'grant' | 'take';
      trophy_id: number;
      member_id: number;
      by: number;
      /** Whether the member has it, by rules or by hand. */
      has: boolean;
    }
  /** It came with something that they did. */
  | { kind: 'award'; trophy_id: number; member_id: number };

export const grantStream = (trophyId: number, memberId: number): string => `trophy-${trophyId}-of-${memberId}`;

/** A trophy that is given or taken by hand, or that came with something. Twice is once; what a hand took away comes back by a hand alone. */
export const grantDecider: Decider<GrantState, GrantCommand, GrantEvent> = {
  initial: () => 'nothing',
  decide(command, state) {
    const { trophy_id, member_id } = command;
    if (command.kind === 'award') {
      return state === 'nothing' ? [{ type: 'TrophyGranted', data: { trophy_id, member_id } }] : [];
    }
    const { kind, by, has } = command;
    if (kind === 'grant') {
      if (state === 'granted') return [];
      return [{ type: 'TrophyGranted', data: { trophy_id, member_id, granted_by: by } }];
    }
    if (state === 'taken') return [];
    if (!has && state !== 'granted') throw new Refusal('conflict', gamificationText('trophy.notHeld'));
    return [{ type: 'TrophyTakenAway', data: { trophy_id, member_id, taken_by: by } }];
  },
  evolve: (_, { type }) => (type === 'TrophyGranted' ? 'granted' : 'taken'),
};

export type ChosenState = number | null;
export type ChosenCommand =
  { kind: 'activate'; member_id: number; trophy_id: number } | { kind: 'clear'; member_id: number; trophy_id: number };

export const chosenStream = (memberId: number): string => `active-trophy-${memberId}`;

/** One at a time; to clear one that is not shown changes nothing. */
export const chosenDecider: Decider<ChosenState, ChosenCommand, ChosenEvent> = {
  initial: () => null,
  decide({ kind, member_id, trophy_id }, state) {
    if (kind === 'clear') return state === trophy_id ? [{ type: 'TrophyCleared', data: { member_id } }] : [];
    return state === trophy_id ? [] : [{ type: 'TrophyActivated', data: { member_id, trophy_id } }];
  },
  evolve: (_, event) => (event.type === 'TrophyActivated' ? event.data.trophy_id : null),
};
