import { createHash, createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { type CarriedOut, isRefused, Kernel, type Position, Refusal, RepeatedCommand } from '@lyceum/kernel';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { type Config, CONFIG } from '../config.ts';
import { type AnswerCookie, Committed, JsonText } from './answers.ts';
import { NONCE_COOKIE } from './csrf.ts';
import type { ViewedRequest } from './viewer.ts';
import { platformText } from '../texts/platform.texts.ts';

const HEADER = 'idempotency-key';
/** Guests have one subject together: their answers are kept for a day, and sealed by one key. */
const GUESTS = 'guests';
const KEY = /^[\x21-\x7e]{1,255}$/;
/** How long a repetition waits for the reply of the first try, which may still be under way. */
const LONGEST_WAIT_MS = 3000;
const PROBE_MS = 50;

/** What is kept of an answer, so that it can be given again. */
interface Reply {
  position: Position | null;
  body: string;
  cookies?: readonly AnswerCookie[];
}

/**
 * A mutation with an `Idempotency-Key` has its effect once, however often a client sends it: a repetition gets the first
 * answer again (decisions 2, conventions). The name belongs to the member, or to the guest's browser, and is remembered for a day.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly secret: Buffer;

  constructor(
    private readonly kernel: Kernel,
    @Inject(CONFIG) config: Config,
  ) {
    this.secret = createHmac('sha256', config.secret).update('commands').digest();
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<ViewedRequest>();
    const key = request.headers[HEADER];
    if (key === undefined) return next.handle();
    // What a form holds is not read yet, so two could not be told apart: its file has a uuid of its own instead.
    if (request.isMultipart()) throw Refusal.invalid('Idempotency-Key', platformText('idempotency.none'));
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw Refusal.invalid('Idempotency-Key', platformText('idempotency.form'));
    }
    const { actor, name } = named(request, key);
    const fingerprint = this.fingerprintOf(request);
    return from(this.once(actor, name, fingerprint, () => lastValueFrom(next.handle())));
  }

  /** Under the installation's secret: a body may hold a password, which nobody is to guess from what is kept of it. */
  private fingerprintOf({ method, url, body }: ViewedRequest): string {
    const asked = [method, url, JSON.stringify(body ?? null)].join('\n');
    return createHmac('sha256', this.secret).update(asked).digest('base64url');
  }

  private async once(actor: string, key: string, fingerprint: string, work: () => Promise<unknown>): Promise<unknown> {
    const before = await this.kernel.commands.find(actor, key);
    if (before) return this.again(actor, key, fingerprint, before);
    try {
      const reply = await this.kernel.commands.carryOut(
        { actor, key, fingerprint },
        async () => kept(await work()),
        isAnsweredNo,
      );
      return given(reply);
    } catch (error) {
      if (!(error instanceof RepeatedCommand)) throw error;
      const first = await this.kernel.commands.find(actor, key);
      if (!first) throw error;
      return this.again(actor, key, fingerprint, first);
    }
  }

  private async again(actor: string, key: string, fingerprint: string, known: CarriedOut): Promise<unknown> {
    if (known.fingerprint !== fingerprint) {
      throw Refusal.invalid('Idempotency-Key', platformText('idempotency.other'));
    }
    let reply = known.reply as Reply | null;
    for (const end = performance.now() + LONGEST_WAIT_MS; !reply && performance.now() < end;) {
      await sleep(PROBE_MS);
      reply = ((await this.kernel.commands.find(actor, key))?.reply ?? null) as Reply | null;
    }
    // The process died between the effect and its answer: what remains to be told is what it was done to.
    return reply ? given(reply) : { data: { id: Number(/\d+/.exec(known.stream)?.[0] ?? 0) } };
  }
}

/** Throws a refusal for a guest whose browser cannot be told from others: their names might meet. */
function named({ viewer, cookies }: ViewedRequest, key: string): { actor: string; name: string } {
  if (viewer.id !== null) return { actor: `member-${viewer.id}`, name: key };
  const nonce = cookies[NONCE_COOKIE];
  if (!nonce) throw Refusal.invalid('Idempotency-Key', platformText('idempotency.none'));
  const browser = createHash('sha256').update(nonce).digest('base64url');
  return { actor: GUESTS, name: `${browser} ${key}` };
}

/** On what cannot keep its word to have its effect once: it says so, and does nothing. */
@Injectable()
export class RefusesKey implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { headers } = context.switchToHttp().getRequest<ViewedRequest>();
    if (headers[HEADER] === undefined) return next.handle();
    throw Refusal.invalid('Idempotency-Key', platformText('idempotency.none'));
  }
}

/** By the domain, or by what stands before it with a status below 500. */
const isAnsweredNo = (error: unknown): boolean =>
  isRefused(error) || (error instanceof HttpException && error.getStatus() < 500);

function kept(answer: unknown): Reply {
  if (answer instanceof Committed) {
    return { ...kept(answer.body), position: answer.position, cookies: answer.cookies };
  }
  return { position: null, body: answer instanceof JsonText ? answer.text : JSON.stringify(answer) };
}

const given = ({ position, body, cookies }: Reply): Committed<JsonText> =>
  new Committed(position, new JsonText(body), cookies);
