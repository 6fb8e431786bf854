import { api } from '@lyceum/browser/client';
import { doneTo, type Reasoned } from '../data/command.ts';
import { answered } from '../data/errors.ts';

interface Order extends Reasoned {
  type: 'module' | 'lesson';
  parent_id: number;
  items: { id: number; index: number }[];
}
/** Identifies a lesson within its module. */
interface Placed extends Reasoned {
  module_id: number;
  lesson_id: number;
}
interface Excepted {
  member_id: number;
  lesson_id: number;
  open: boolean;
}
import type { PageAsked } from '../data/types.ts';

export interface LessonWords {
  name: string;
  content?: string;
  videos: string[];
  unlocks_at: string | null;
  unlock_days: number | null;
  prerequisite_ids: number[];
  content_kind?: 'text' | 'video' | 'quiz';
  quiz_id?: number | null;
  upload_uuids: string[];
  attachment_ids: number[];
}

/** A new lesson has no attachments yet. */
const without = ({ attachment_ids: _, ...words }: LessonWords) => words;

/** A change of a draft has no reason. */
const said = (reason: string) => (reason ? { reason } : {});

const course = (id: number) => ({ course: String(id) });
const lesson = ({ id, module_id, lesson_id }: Placed) => ({
  ...course(id),
  module: String(module_id),
  lesson: String(lesson_id),
});

export const courseCommands = {
  releaseCourse: ({ id, reason, release_date }: Reasoned & { release_date?: string | null }) =>
    doneTo(
      id,
      api('POST /api/v4/e-learning/courses/{course}/release', { params: course(id), body: { release_date, reason } }),
    ),
  changeAuthors: ({ id, reason, author_ids }: Reasoned & { author_ids: number[] }) =>
    doneTo(id, api('PUT /api/v4/e-learning/courses/{course}', { params: course(id), body: { author_ids, reason } })),
  enrolMembers: ({ id, reason, member_ids }: Reasoned & { member_ids: number[] }) =>
    doneTo(
      id,
      api('POST /api/v4/e-learning/courses/{course}/participants', {
        params: course(id),
        body: { user_ids: member_ids, reason },
      }),
    ),
  addModule: ({ id, reason, name }: Reasoned & { name: string }) =>
    doneTo(
      id,
      api('POST /api/v4/e-learning/courses/{course}/modules', {
        params: course(id),
        body: { name, ...said(reason) },
      }),
    ),
  renameModule: ({ id, reason, module_id, name }: Reasoned & { module_id: number; name: string }) =>
    doneTo(
      id,
      api('PUT /api/v4/e-learning/courses/{course}/modules/{module}', {
        params: { ...course(id), module: String(module_id) },
        body: { name, ...said(reason) },
      }),
    ),
  removeModule: ({ id, reason, module_id }: Reasoned & { module_id: number }) =>
    doneTo(
      id,
      api('DELETE /api/v4/e-learning/courses/{course}/modules/{module}', {
        params: { ...course(id), module: String(module_id) },
        query: said(reason),
      }),
    ),
  addLesson: ({ id, reason, module_id, words }: Reasoned & { module_id: number; words: LessonWords }) =>
    doneTo(
      id,
      api('POST /api/v4/e-learning/courses/{course}/modules/{module}/lessons', {
        params: { ...course(id), module: String(module_id) },
        body: { ...without(words), ...said(reason) },
      }),
    ),
  changeLesson: ({ words, version, ...placed }: Placed & { words: LessonWords; version: number }) =>
    doneTo(
      placed.id,
      api('PUT /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}', {
        params: lesson(placed),
        body: { ...words, version, ...said(placed.reason) },
      }),
    ),
  removeLesson: (placed: Placed) =>
    doneTo(
      placed.id,
      api('DELETE /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}', {
        params: lesson(placed),
        query: said(placed.reason),
      }),
    ),
  orderOfCourse: ({ id, reason, ...order }: Order) =>
    doneTo(id, api('PUT /api/v3/multi-ordering', { body: { ...order, ...said(reason) } })),
  graduates: (id: number, asked: PageAsked) =>
    answered(api('GET /api/v4/e-learning/courses/{course}/certificates', { params: course(id), query: asked })),
  issueCertificate: ({ id, reason, member_id }: Reasoned & { member_id: number }) =>
    doneTo(
      id,
      api('POST /api/v4/e-learning/courses/{course}/certificates', {
        params: course(id),
        body: { user_id: member_id, reason },
      }),
    ),
  withdrawCertificate: ({ id, reason, member_id }: Reasoned & { member_id: number }) =>
    doneTo(
      id,
      api('DELETE /api/v4/e-learning/courses/{course}/certificates/{member_id}', {
        params: { ...course(id), member_id },
        query: { reason },
      }),
    ),
  participants: (id: number, asked: PageAsked) =>
    answered(api('GET /api/v4/e-learning/courses/{course}/participants', { params: course(id), query: asked })),
  /** Opens a lesson early for one learner, or withdraws that exception. */
  setException: ({ id, reason, member_id, lesson_id, open }: Reasoned & Excepted) => {
    const params = { ...course(id), member_id, lesson_id };
    const exceptions = '/api/v4/e-learning/courses/{course}/participants/{member_id}/exceptions/{lesson_id}' as const;
    return doneTo(
      id,
      open
        ? api(`PUT ${exceptions}`, { params, body: { reason } })
        : api(`DELETE ${exceptions}`, { params, query: { reason } }),
    );
  },
  removeParticipant: ({ id, reason, member_id }: Reasoned & { member_id: number }) =>
    doneTo(
      id,
      api('DELETE /api/v4/e-learning/courses/{course}/participants/{member_id}', {
        params: { ...course(id), member_id },
        query: { reason },
      }),
    ),
};
