import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

export const noteEvents = {
  /** The metadata has the author. */
  NoteAdded: z.object({ note_id: z.int(), member_id: memberId, text: z.string() }),
  NoteRemoved: z.object({ note_id: z.int(), member_id: memberId }),
};
export type NoteEvent = EventsOf<typeof noteEvents>;
