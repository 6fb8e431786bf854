import { type Decider, Refusal } from '@lyceum/kernel';
import { gamificationText } from '../gamification.texts.ts';
import type { TrophyDetails, TrophyEvent } from './trophy.events.ts';

type Whole = TrophyDetails & { trophy_id: number; by_recount?: true };
export type TrophyState = { is: 'none' | 'retired' } | { is: 'there'; details: string };
export type TrophyCommand = ({ kind: 'make' | 'change' } & Whole) | { kind: 'retire'; trophy_id: number };

/** Stream name of a trophy. */
export const trophyStream = (id: number): string => `trophy-${id}`;

const written = ({ by_recount: _, ...details }: Whole): string =>
  JSON.stringify(Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1)));

export const trophyDecider: Decider<TrophyState, TrophyCommand, TrophyEvent> = {
  initial: () => ({ is: 'none' }),

  decide(command, state) {
    if (command.kind === 'make') {
      const { kind: _, ...data } = command;
      if (state.is !== 'none') throw new Refusal('conflict', gamificationText('trophy.exists'));
      return [{ type: 'TrophyMade', data }];
    }
    if (state.is === 'none') throw new Refusal('missing', gamificationText('trophy.missing'));
    if (command.kind === 'retire') {
      return state.is === 'retired' ? [] : [{ type: 'TrophyRetired', data: { trophy_id: command.trophy_id } }];
    }
    if (state.is !== 'there') throw new Refusal('conflict', gamificationText('trophy.retired'));
    const { kind: _, ...data } = command;
    return written(data) === state.details ? [] : [{ type: 'TrophyChanged', data }];
  },

  evolve: (_, event) =>
    event.type === 'TrophyRetired' ? { is: 'retired' } : { is: 'there', details: written(event.data) },
};
