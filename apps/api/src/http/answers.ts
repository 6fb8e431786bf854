import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { isPosition, Kernel, type Position } from '@lyceum/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { projectionsOf } from './operation.decorator.ts';
import { type Language, languageOf, said } from './texts.ts';

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
function spoken(answer: unknown, language: Language): unknown {
  const message = (answer as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? { ...(answer as object), message: said(message, language) } : answer;
}

/** Read your own writes: a mutation leaves its position with the caller, and reads wait until their rows have it. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly kernel: Kernel) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (context.getType() !== 'http') return next.handle();
    const http = context.switchToHttp();
    await this.waitFor(projectionsOf(context), http.getRequest<FastifyRequest>());
    const reply = http.getResponse<FastifyReply>();
    const language = languageOf(http.getRequest<FastifyRequest>());
    return next.handle().pipe(map((answer: unknown) => spoken(this.written(answer, reply), language)));
  }

  private async waitFor(projections: readonly string[], request: FastifyRequest): Promise<void> {
    const position = request.headers[POSITION_HEADER] ?? request.cookies[POSITION_COOKIE];
    if (isPosition(position)) await this.kernel.shown(projections, position);
  }

  private written(answer: unknown, reply: FastifyReply): unknown {
    if (answer instanceof Committed) {
      if (answer.position) {
        void reply.header(POSITION_HEADER, answer.position);
        void reply.setCookie(POSITION_COOKIE, answer.position, {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          maxAge: POSITION_SECONDS,
        });
      }
      return this.written(answer.body, reply);
    }
    if (answer instanceof JsonText) {
      void reply.type('application/json; charset=utf-8');
      return answer.text;
    }
    return answer;
  }
}
