import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { isPosition, Kernel, type Position } from '@lyceum/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { projectionsOf } from './operation.decorator.ts';
import { languageOf, said } from './texts.ts';

/** JSON that PostgreSQL has put together: sent on as it is, without being parsed and written again. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An answer to a mutation, with the place of its last event, so that the caller's next reads can wait for it. */
export class Committed<T> {
  readonly position: Position | null;
  readonly body: T;

  constructor(position: Position | null, body: T) {
    this.position = position;
    this.body = body;
  }
}

const POSITION_COOKIE = 'lyceum_position';
const POSITION_HEADER = 'x-position';
/** Long enough for the reads that follow a write; projections are behind by milliseconds. */
const POSITION_SECONDS = 10;

/** What was done, where the answer says only that, in the language of whoever did it. */
function spoken(answer: unknown, request: FastifyRequest): unknown {
  const message = (answer as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string'
    ? { ...(answer as object), message: said(message, languageOf(request)) }
    : answer;
}

/** Read your own writes: a mutation leaves its position with the caller, and their reads wait until their rows have it. */
@Injectable()
export class ReadYourWrites implements CanActivate {
  constructor(private readonly kernel: Kernel) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const { headers, cookies } = context.switchToHttp().getRequest<FastifyRequest>();
    const position = headers[POSITION_HEADER] ?? cookies[POSITION_COOKIE];
    if (isPosition(position)) await this.kernel.shown(projectionsOf(context), position);
    return true;
  }
}

function leavePosition(position: Position, reply: FastifyReply): void {
  void reply.header(POSITION_HEADER, position);
  void reply.setCookie(POSITION_COOKIE, position, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: POSITION_SECONDS,
  });
}

/**
 * How what controllers answer is written. Done by Fastify and not by an interceptor: an interceptor on every operation takes as
 * long as everything else that Nest does for a request (docs/performance.md).
 */
export function registerAnswers(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (request, reply, answer, done) => {
    if (!(answer instanceof Committed)) return done(null, spoken(answer, request));
    if (answer.position) leavePosition(answer.position, reply);
    done(null, spoken(answer.body, request));
  });
  fastify.setReplySerializer((answer) => (answer instanceof JsonText ? answer.text : JSON.stringify(answer)));
}
