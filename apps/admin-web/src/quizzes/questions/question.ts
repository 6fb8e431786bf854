import type { api } from '@lyceum/browser/client';
import { heldFile, type HeldFile } from '../../files/use-files.ts';
import type { AuthorQuestion } from '../../data/types.ts';
import { linesOf } from '../words.ts';

/** An option while it is edited. `key` identifies options that have no id yet. */
export interface Option {
  key: number;
  id?: number;
  value: string;
  is_correct: boolean;
}

let keys = 0;
const option = (given: Omit<Option, 'key'>): Option => ({ ...given, key: (keys += 1) });
/** A new, empty option. */
export const EMPTY = (): Option => option({ value: '', is_correct: false });
/** The options of a question for the form, or the defaults for a new question. */
export const optionsOf = (question: AuthorQuestion | null): Option[] =>
  question
    ? question.question_options.map(({ id, value, is_correct }) => option({ id, value, is_correct }))
    : ofType('multiple_choice');
/** Default options for a question type. */
export const ofType = (type: AuthorQuestion['type']): Option[] =>
  type === 'true_false'
    ? [option({ value: 'true', is_correct: true }), option({ value: 'false', is_correct: false })]
    : [EMPTY(), EMPTY()];

/** Media of a question while it is edited: pictures with alt texts, videos one per line, and texts. */
export interface Beside {
  pictures: HeldFile[];
  alts: Readonly<Record<number, string>>;
  videos: string;
  texts: string[];
}

/** Converts a question's media to form values. */
export function besideOf(media: AuthorQuestion['media']): Beside {
  const pictures = media.filter((each) => each.type === 'image');
  return {
    pictures: pictures.map(heldFile),
    alts: Object.fromEntries(pictures.map(({ id, alt }) => [id, alt ?? ''])),
    videos: media.flatMap((each) => (each.type === 'video' ? [each.url] : [])).join('\n'),
    texts: media.flatMap((each) => (each.type === 'text' ? [each.text] : [])),
  };
}

type Media = NonNullable<Parameters<typeof api<'PUT /api/v3/quiz-maker/questions/{id}'>>[1]['body']['media']>;

/** Converts form values to the request: pictures first, then videos, then texts. */
export function mediaOf({ pictures, alts, videos, texts }: Beside): Media {
  return [
    ...pictures.map(({ id, uuid }) => {
      const alt = alts[id]?.trim() || null;
      return uuid === undefined
        ? { type: 'image' as const, id, alt }
        : { type: 'image' as const, upload_uuid: uuid, alt };
    }),
    ...linesOf(videos).map((url) => ({ type: 'video' as const, url })),
    ...texts.filter((text) => text.trim() !== '').map((text) => ({ type: 'text' as const, text })),
  ];
}
