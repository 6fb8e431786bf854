import type { FastifyRequest } from 'fastify';
import { FirstAnswers } from '../first-answers.ts';

/** Headers that say nothing about the person who asks. */
const IMPERSONAL = ['accept-language', 'x-forwarded-for', 'x-position'];

/** The API's answers for guests, whoever asks. A feed or a picture is then the same for everyone. */
export function guestAnswers({ server, headers, socket, id }: FastifyRequest): FirstAnswers {
  const passed = Object.fromEntries(IMPERSONAL.map((name) => [name, headers[name]]));
  return new FirstAnswers({ server, headers: passed, socket, id });
}
