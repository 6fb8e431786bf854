import { type Decider, Refusal } from '@lyceum/kernel';
import { gamificationText } from '../gamification.texts.ts';
import type { ChosenEvent, GrantEvent } from './trophy.events.ts';

/** Manual grants only. The handler reads from the rows whether rules have earned the trophy. */
export type GrantState = 'nothing' | 'granted' | 'taken';
export type GrantCommand =
  | {
      kind: 'grant' | 'take';
      trophy_id: number;
      member_id: number;
      by: number;
      /** Whether the member holds the trophy, by rules or by a grant. */
      has: boolean;
    }
  /** The trophy comes with an activity of another module, such as an event. */
  | { kind: 'award'; trophy_id: number; member_id: number };

/** Stream name for one trophy of one member. */
export const grantStream = (trophyId: number, memberId: number): string => `trophy-${trophyId}-of-${memberId}`;

/**
 * A trophy that an administrator grants or takes away, or that another module awards. Idempotent.
 * Only an administrator can return a trophy that was taken away.
 */
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

/** Stream name for the trophy that a member shows. */
export const chosenStream = (memberId: number): string => `active-trophy-${memberId}`;

/** A member shows at most one trophy. Clearing another trophy changes no state. */
export const chosenDecider: Decider<ChosenState, ChosenCommand, ChosenEvent> = {
  initial: () => null,
  decide({ kind, member_id, trophy_id }, state) {
    if (kind === 'clear') return state === trophy_id ? [{ type: 'TrophyCleared', data: { member_id } }] : [];
    return state === trophy_id ? [] : [{ type: 'TrophyActivated', data: { member_id, trophy_id } }];
  },
  evolve: (_, event) => (event.type === 'TrophyActivated' ? event.data.trophy_id : null),
};
