import { type Decider, Refusal } from '@lyceum/kernel';
import { moderationText } from '../moderation.texts.ts';
import type { NoteEvent } from './note.events.ts';

export type NoteState = 'none' | 'there' | 'removed';
export type NoteCommand =
  | { kind: 'add'; note: { note_id: number; member_id: number; text: string } }
  | { kind: 'remove'; note: { note_id: number; member_id: number } };

/** The stream name of a note. */
export const noteStream = (noteId: number): string => `member-note-${noteId}`;

/** Decides about one note of staff about a member. */
export const noteDecider: Decider<NoteState, NoteCommand, NoteEvent> = {
  initial: () => 'none',

  decide(command, state) {
    if (command.kind === 'add') return state === 'none' ? [{ type: 'NoteAdded', data: command.note }] : [];
    if (state === 'none') throw new Refusal('missing', moderationText('note.missing'));
    return state === 'there' ? [{ type: 'NoteRemoved', data: command.note }] : [];
  },

  evolve: (_, { type }) => (type === 'NoteAdded' ? 'there' : 'removed'),
};
