import { type Decider, Refusal } from '@lyceum/kernel';
import type { LevelEvent } from './level.events.ts';
import { identityText } from '../identity.texts.ts';

type Level = Extract<LevelEvent, { type: 'MembershipLevelCreated' }>['data'];

export type LevelState = { exists: false; removed: boolean } | { exists: true; level: Level };
export type LevelCommand = { kind: 'create' | 'change'; level: Level } | { kind: 'remove' };

/** The stream name of a membership level. */
export const levelStream = (levelId: number): string => `level-${levelId}`;

/** Decides about one membership level and its description for members. The members' own streams record its holders. */
export const levelDecider: Decider<LevelState, LevelCommand, LevelEvent> = {
  initial: () => ({ exists: false, removed: false }),

  decide(command, state) {
    if (command.kind === 'create') {
      if (state.exists || state.removed) throw new Refusal('conflict', identityText('level.exists'));
      return [{ type: 'MembershipLevelCreated', data: command.level }];
    }
    if (!state.exists) {
      if (command.kind === 'remove' && state.removed) return [];
      throw new Refusal('missing', identityText('level.missing'));
    }
    if (command.kind === 'remove') {
      return [{ type: 'MembershipLevelRemoved', data: { level_id: state.level.level_id } }];
    }
    const same = JSON.stringify(command.level) === JSON.stringify(state.level);
    return same ? [] : [{ type: 'MembershipLevelChanged', data: command.level }];
  },

  evolve(_, event) {
    if (event.type === 'MembershipLevelRemoved') return { exists: false, removed: true };
    const { level_id, name, description, is_default } = event.data;
    return { exists: true, level: { level_id, name, description, is_default } };
  },
};
