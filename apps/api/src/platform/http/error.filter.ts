import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import {
  ConflictError,
  isTransient,
  type Message,
  NewerVersion,
  Refusal,
  type RefusalKind,
  StaleFactError,
} from '@lyceum/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { LOGGER } from '../observability/logger.ts';
import { Repeats } from '../observability/repeats.ts';
import { TooManyAttempts } from './limits/rate-limit.ts';
import { type Language, languageOf } from '../texts/texts.ts';
import { translated } from '../texts/field-texts.ts';
import { textOf } from './refused.ts';
import { platformText } from '../texts/platform.texts.ts';

const STATUS: Record<RefusalKind, number> = { missing: 404, forbidden: 403, conflict: 409, invalid: 422 };

/** Part 1 §8, generic action failure. */
export const GENERIC_FAILURE = platformText('failure.generic');

const NEWER_RUNS = platformText('failure.newer');

const RETRY_AFTER_S = 1;
const TOO_LARGE = 413;

interface Told {
  status: number;
  message: Message;
  errors?: Record<string, Message[]>;
}

function tell(error: unknown): Told {
  if (error instanceof Refusal) {
    const told = { status: STATUS[error.kind], message: error.text };
    return Object.keys(error.errors).length ? { ...told, errors: error.errors } : told;
  }
  if (error instanceof ConflictError || error instanceof StaleFactError) {
    return { status: 409, message: platformText('failure.conflict') };
  }
  if (error instanceof NewerVersion) return { status: 503, message: NEWER_RUNS };
  if (error instanceof HttpException) return { status: error.getStatus(), message: textOf(error) ?? error.message };
  const status = (error as { statusCode?: number } | null)?.statusCode;
  if (status === TOO_LARGE) return { status, message: platformText('body.large') };
  if (status && status >= 400 && status < 500) return { status, message: (error as Error).message };
  return { status: isTransient(error) ? 503 : 500, message: GENERIC_FAILURE };
}

/** Turns every failure into the one error shape; what is not a refusal is logged whole and told in general words. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly repeats = new Repeats();

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') return this.logger.error({ err: error }, 'a socket frame failed');
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const { status, message, errors } = tell(error);
    const expected = error instanceof HttpException;
    const { id: reqId } = http.getRequest<FastifyRequest>();
    if (status >= 500 && !expected) this.log(error, reqId);
    // The database is away or starting: the same request may be sent again.
    if (status === 503) void reply.header('retry-after', RETRY_AFTER_S);
    if (error instanceof TooManyAttempts) void reply.header('retry-after', error.retryAfterSeconds);
    void reply.status(status).send(inWords({ message, errors }, languageOf(http.getRequest<FastifyRequest>())));
  }

  /** A database that is away, or a disk that is full, fails every request alike. */
  private log(error: unknown, reqId: string): void {
    const unlogged = isTransient(error) ? this.repeats.next((error as Error).message) : 0;
    if (unlogged === null) return;
    this.logger.error({ err: error, reqId, ...(unlogged > 0 && { unlogged }) }, 'request failed');
  }
}

const inWords = ({ message, errors }: Omit<Told, 'status'>, language: Language) => ({
  message: translated(message, language),
  ...(errors && { errors: mapped(errors, (texts) => texts.map((text) => translated(text, language))) }),
});

const mapped = <T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
