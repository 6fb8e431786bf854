import { type Decider, Refusal } from '@lyceum/kernel';
import { groupsText } from '../groups.texts.ts';
import { MOST_FILES } from '../rights/groups.constants.ts';
import type { Details, GroupEvent, GroupFile, GroupFounded } from './group.events.ts';

export type GroupState =
  | { exists: false }
  /** `files`: upload ids in the order in which they were added. */
  | { exists: true; group_id: number; details: Details; closed: boolean; files: number[] };

export type GroupCommand =
  | { kind: 'found'; group: GroupFounded }
  /** Omitted fields keep their value. */
  | { kind: 'change'; details: Partial<Details> }
  | { kind: 'close' }
  | { kind: 'add-files'; files: readonly GroupFile[] }
  | { kind: 'remove-files'; ids: readonly number[] };

/** Stream name of a group. */
export const groupStream = (groupId: number): string => `group-${groupId}`;

/** Fixes the key order, because the decider compares the JSON text. */
const detailsOf = (d: Details): Details => ({
  name: d.name,
  description: d.description,
  rules_version: d.rules_version,
  excerpt: d.excerpt,
  status: d.status,
  rules: d.rules,
  faqs: d.faqs.map(({ question, answer }) => ({ question, answer })),
  level_ids: [...new Set(d.level_ids)].sort((a, b) => a - b),
  allow_user_invites: d.allow_user_invites,
  image: d.image,
});
const named = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;

/** One group: its details, its files, and whether it is closed (part 3 §3, docs/adr/0048). */
export const groupDecider: Decider<GroupState, GroupCommand, GroupEvent> = {
  initial: () => ({ exists: false }),

  decide(command, state) {
    if (command.kind === 'found') {
      if (state.exists) throw new Refusal('conflict', groupsText('group.exists'));
      return [{ type: 'GroupFounded', data: { ...command.group, ...detailsOf(command.group) } }];
    }
    if (!state.exists) throw new Refusal('missing', groupsText('group.missing'));
    const { group_id, files } = state;
    if (command.kind === 'remove-files') {
      return files
        .filter((id) => command.ids.includes(id))
        .map((file_id) => ({ type: 'GroupFileRemoved', data: { group_id, file_id } }));
    }
    if (command.kind === 'close') return state.closed ? [] : [{ type: 'GroupClosed', data: { group_id } }];
    if (state.closed) throw new Refusal('conflict', groupsText('group.closed'));
    if (command.kind === 'add-files') {
      const added = command.files.filter(({ file_id }) => !files.includes(file_id));
      if (files.length + added.length > MOST_FILES) throw new Refusal('conflict', groupsText('file.most'));
      return added.map((file) => ({ type: 'GroupFileAdded', data: { group_id, ...file } }));
    }
    const details = detailsOf({ ...state.details, ...named(command.details) });
    const isTheSame = JSON.stringify(details) === JSON.stringify(state.details);
    return isTheSame ? [] : [{ type: 'GroupChanged', data: { group_id, ...details } }];
  },

  evolve(state, { type, data }) {
    if (type === 'GroupFounded') {
      return { exists: true, group_id: data.group_id, details: detailsOf(data), closed: false, files: [] };
    }
    if (!state.exists) return state;
    switch (type) {
      case 'GroupChanged':
        return { ...state, details: detailsOf(data) };
      case 'GroupClosed':
        return { ...state, closed: true };
      case 'GroupFileAdded':
        return { ...state, files: [...state.files, data.file_id] };
      case 'GroupFileRemoved':
        return { ...state, files: state.files.filter((id) => id !== data.file_id) };
    }
  },
};
