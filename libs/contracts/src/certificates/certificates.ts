import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { acknowledged, data, id, listOf, moment, nameSearch, page, reason } from '../base/shared.ts';
import { memberBrief } from '../community/shapes.ts';
import { gate, named } from '../learning/courses.ts';
import { certificate, certificateCode, oneVerified } from './shapes.ts';

export type { Certificate, Verified } from './shapes.ts';

export const listCertificates = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/e-learning/certificates',
  summary: 'The certificates that the member was given, newest first; those that were withdrawn say so',
  permission: 'member',
  output: listOf(certificate),
});

export const verifyCertificate = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/e-learning/certificates/{code}',
  summary: 'Whether a certificate is genuine, for anybody who has its code',
  permission: 'public',
  params: z.object({ code: certificateCode }),
  output: oneVerified,
  errors: [404],
});

const ofCourse = { ...gate, permission: 'member' } as const;
const params = z.object({ course: named });

/** A member who finished a course, with their newest certificate, which may be withdrawn. For the course's authors. */
export const graduate = memberBrief.extend({
  finished_at: moment,
  certificate: z.object({ id, code: z.string(), issued_at: moment, withdrawn_at: moment.nullable() }).nullable(),
});
export type Graduate = z.infer<typeof graduate>;

export const listCourseCertificates = operation({
  ...ofCourse,
  method: 'GET',
  path: '/api/v4/e-learning/courses/{course}/certificates',
  summary:
    'For authors: members who finished a course, each with their newest certificate; if the course gives none, only members who have one',
  params,
  query: z.object({ page, size: pageSize(20, 100), search: nameSearch }),
  output: listOf(graduate),
  errors: [403, 404],
});

export const issueCertificate = operation({
  ...ofCourse,
  method: 'POST',
  path: '/api/v4/e-learning/courses/{course}/certificates',
  summary: 'Issues the certificate to somebody who has finished the course; whoever holds it keeps the one they have',
  params,
  body: z.object({ user_id: id, reason }),
  output: data(graduate),
  status: 201,
  errors: [403, 404, 409],
});

export const withdrawCertificate = operation({
  ...ofCourse,
  method: 'DELETE',
  path: '/api/v4/e-learning/courses/{course}/certificates/{member_id}',
  summary: 'Withdraws a certificate: whoever verifies it is told so, and it comes back by an author alone',
  params: z.object({ course: named, member_id: id }),
  query: z.object({ reason }),
  output: acknowledged,
  errors: [403, 404],
});
