import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { acknowledged, data, id, listOf, nameSearch, page, reason } from '../base/shared.ts';
import { memberBrief } from '../community/shapes.ts';
import { LEARNING_LIMITS } from './limits.ts';
import { gate, named } from './courses.ts';
import { participant } from './shapes.ts';

const own = { ...gate, permission: 'member' } as const;
const params = z.object({ course: named });
const ofMember = z.object({ course: named, member_id: id });
const ofLesson = z.object({ course: named, member_id: id, lesson_id: id });

/** A participant of a course, for its authors. */
export const courseParticipant = memberBrief.extend({
  participant: participant.omit({ continue_url: true }),
  /** Lessons that are open to the participant before their time. */
  exception_ids: z.array(id),
});
export type CourseParticipant = z.infer<typeof courseParticipant>;

export const listParticipants = operation({
  ...own,
  method: 'GET',
  path: '/api/v4/e-learning/courses/{course}/participants',
  summary: 'Who is in a course and how far they are, for its authors',
  params,
  query: z.object({ page, size: pageSize(20, 100), search: nameSearch }),
  output: listOf(courseParticipant),
  errors: [403, 404],
});

export const enrolMembers = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/e-learning/courses/{course}/participants',
  summary: 'Enrols members; whoever is in it already stays as they are',
  params,
  body: z.object({ user_ids: z.array(id).min(1).max(LEARNING_LIMITS.enrolled), reason }),
  output: data(z.array(z.object({ user_id: id }))),
  status: 201,
  errors: [403, 404],
});

export const removeParticipant = operation({
  ...own,
  method: 'DELETE',
  path: '/api/v4/e-learning/courses/{course}/participants/{member_id}',
  summary: 'Takes a member out of a course; what they have completed is kept for when they come back',
  params: ofMember,
  query: z.object({ reason }),
  output: acknowledged,
  errors: [403, 404],
});

const exceptions = '/api/v4/e-learning/courses/{course}/participants/{member_id}/exceptions/{lesson_id}';

export const addException = operation({
  ...own,
  method: 'PUT',
  path: exceptions,
  summary: 'Opens a lesson to one learner before its time',
  params: ofLesson,
  body: z.object({ reason }),
  output: data(courseParticipant),
  errors: [403, 404],
});

export const removeException = operation({
  ...own,
  method: 'DELETE',
  path: exceptions,
  summary: 'A lesson opens to a learner when it does to the others; what is completed stays so',
  params: ofLesson,
  query: z.object({ reason }),
  output: data(courseParticipant),
  errors: [403, 404],
});
