import {
  asyncProjection,
  type Database,
  type Decider,
  type EventsOf,
  inlineProjection,
  Kernel,
  memberId,
  type PersonalFields,
  type Projection,
  subjectOf,
} from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { z } from 'zod';

/** The smallest domain in which members write about each other: their notes are sealed, and others mark them. */
const noteEvents = {
  NoteWritten: z.object({ note_id: z.int(), author_id: memberId, about_id: memberId.optional(), text: z.string() }),
  NoteMarked: z.object({ note_id: z.int() }),
};
export type NoteEvent = EventsOf<typeof noteEvents>;

const personal: PersonalFields<NoteEvent> = {
  NoteWritten: { subject: ({ author_id }) => subjectOf(author_id), erased: () => ({ text: '' }) },
};

export const NOTE_TABLES = `
  create table counting.note (id int primary key, text text not null, marks int not null default 0);
  create table counting.word (note_id int not null, word text not null);
  create table counting.shelf (id int primary key, notes int not null, last int not null, text text not null);
  create table counting.log (text text not null)`;

/** Its rows are one stream's each, written with the append. */
export const notes = inlineProjection<NoteEvent>({
  name: 'counting.note',
  tables: ['counting.note'],
  ofStream: { note: { 'counting.note': ['id'] } },
  handles: {
    NoteWritten: ({ data }) => sql`
      insert into counting.note (id, text) values (${data.note_id}, ${data.text})
      on conflict (id) do update set text = excluded.text`,
    NoteMarked: ({ data }) => sql`update counting.note set marks = marks + 1 where id = ${data.note_id}`,
  },
});

/** As a search has it: its rows are one stream's each, written behind the append. */
export const words = asyncProjection<NoteEvent>({
  name: 'counting.word',
  tables: ['counting.word'],
  ofStream: { note: { 'counting.word': ['note_id'] } },
  handles: {
    NoteWritten: ({ data }) => sql`
      insert into counting.word select ${data.note_id}::int, unnest(string_to_array(${data.text}, ' '))`,
  },
});

/** As a feed has it: ten shelves, on each of which stand the notes of many. */
export const shelves = asyncProjection<NoteEvent>({
  name: 'counting.shelf',
  tables: ['counting.shelf'],
  handles: {
    NoteWritten: ({ data }) => sql`
      insert into counting.shelf (id, notes, last, text) values (${data.note_id}::int % 10, 1, ${data.note_id}, ${data.text})
      on conflict (id) do update set notes = counting.shelf.notes + 1, last = excluded.last, text = excluded.text`,
  },
  rewrites: {
    NoteWritten: ({ data }) => sql`update counting.shelf set text = ${data.text} where last = ${data.note_id}`,
  },
});

/** It cannot tell which of its rows are whose. */
export const log = asyncProjection<NoteEvent>({
  name: 'counting.log',
  tables: ['counting.log'],
  ofStream: { page: { 'counting.log': ['text'] } },
  handles: { NoteWritten: ({ data }) => sql`insert into counting.log values (${data.text})` },
});

/** A process on the database. */
export function noteKernel(db: Database, projections: Projection[] = [notes, words, shelves, log]): Kernel {
  const kernel = new Kernel(db, 'a secret of the tests', () => undefined);
  kernel.events(noteEvents, { personal });
  kernel.project(...projections);
  return kernel;
}

const says: Decider<null, NoteEvent, NoteEvent> = {
  initial: () => null,
  decide: (event) => [event],
  evolve: () => null,
};

export const happens = (
  kernel: Kernel,
  event: NoteEvent,
  actor: number | null,
  stream = `note-${event.data.note_id}`,
) =>
  kernel.execute({
    decider: says,
    stream,
    meta: { actor_id: actor, correlation_id: 'notes' },
    prepare: () => ({ command: event }),
  });

export const write = (kernel: Kernel, note_id: number, author_id: number, about_id?: number) =>
  happens(
    kernel,
    { type: 'NoteWritten', data: { note_id, author_id, about_id, text: `says ${author_id}` } },
    author_id,
  );

export const mark = (kernel: Kernel, note_id: number, actor: number) =>
  happens(kernel, { type: 'NoteMarked', data: { note_id } }, actor);
