import { addressOf, type PartsOf } from '@lyceum/contracts/address';
import { forgetFirstAnswers, takeFirstAnswer } from './first-answers.ts';
import type { FirstAnswers } from '@lyceum/contracts/first-page';
import type { Routes } from '@lyceum/contracts';
import type { OutputOf, RequestOf } from '@lyceum/contracts/base/operation';
import { settleKey, idempotencyKeyOf } from './idempotency-keys.ts';

/** The request timeout (part 3 §9). */
const TIMEOUT_MS = 20_000;
export const STALE_TOKEN = 419;
const UNREACHED = 'The server could not be reached. Please check your connection and try again.';

/** A refusal by the server, or no response at all (`status` 0). `errors` holds messages by field. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]>;

  constructor(status: number, message: string, errors: Record<string, string[]> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
  }

  /** The first message of the first failing field, otherwise the message (part 3 §5). */
  get firstMessage(): string {
    return Object.values(this.errors)[0]?.[0] ?? this.message;
  }
}

let csrfToken: Promise<string> | null = null;

function tokenFromServer(): Promise<string> {
  csrfToken ??= fetch('/api/v4/auth/csrf', { headers: { Accept: 'application/json' } })
    .then((answer) => answer.json() as Promise<{ data: { token: string } }>)
    .then((body) => body.data.token)
    .catch((error: unknown) => {
      csrfToken = null;
      throw error;
    });
  return csrfToken;
}

/** Drops the cached CSRF token. Call this when the session changes, because the token is bound to it. */
export function forgetCsrfToken(): void {
  csrfToken = null;
}

/** The CSRF token for libraries that send requests themselves, such as the real-time client's authorisation. */
export const currentCsrfToken = tokenFromServer;

interface Asked {
  method: string;
  url: string;
  body: unknown;
  /** The idempotency key, the same for every retry. */
  name: string | undefined;
  signal: AbortSignal | undefined;
  keepalive: boolean;
}

async function send({ method, url, body, name, signal, keepalive }: Asked): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  // The language of the screen, which can differ from the browser's preference, also for guests.
  const { document } = globalThis as { document?: { documentElement: { lang: string } } };
  if (document?.documentElement.lang) headers['Accept-Language'] = document.documentElement.lang;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (name !== undefined) headers['Idempotency-Key'] = name;
  if (method !== 'GET') headers['X-CSRF-TOKEN'] = await tokenFromServer();
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(url, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    keepalive,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
}

interface Own {
  signal?: AbortSignal;
  /**
   * Idempotency key of a request that its caller stores, to retry it after a reload. By default the client creates one.
   */
  key?: string;
  /** The request continues if the page unloads. */
  keepalive?: boolean;
}

/**
 * Calls one operation by its contract name: `api('GET /api/v3/topics', { query: { board_id: 3 } })`. Refetches a stale
 * CSRF token once.
 * @throws {ApiError} on a refusal or without a response
 */
export async function api<K extends keyof Routes & string>(
  route: K,
  ...[parts]: unknown extends RequestOf<Routes[K]>
    ? [Own?]
    : Record<string, never> extends RequestOf<Routes[K]>
      ? [(RequestOf<Routes[K]> & Own)?]
      : [RequestOf<Routes[K]> & Own]
): Promise<OutputOf<Routes[K]>> {
  const [method] = route.split(' ') as [string];
  const { body: given, signal, key, keepalive = false } = (parts ?? {}) as Own & { body?: unknown };
  const url = addressOf(route, parts as PartsOf<K>);
  // A mutation makes the preloaded responses stale.
  if (method !== 'GET') forgetFirstAnswers();
  const body = given ?? (method === 'GET' || method === 'DELETE' ? undefined : {});
  const name = key ?? idempotencyKeyOf(route, url, body);
  const answer = takeFirstAnswer(url) ?? (await ask({ method, url, body, name, signal, keepalive }));
  settleKey(name, answer.status);
  const { message = '', errors } = answer.body as { message?: string; errors?: Record<string, string[]> };
  if (answer.status >= 400) throw new ApiError(answer.status, message, errors);
  return answer.body as OutputOf<Routes[K]>;
}

async function ask(asked: Asked): Promise<FirstAnswers[string]> {
  try {
    let answer = await send(asked);
    if (answer.status === STALE_TOKEN) {
      forgetCsrfToken();
      answer = await send(asked);
    }
    const text = await answer.text();
    return { status: answer.status, body: text ? parsed(answer, text) : { message: answer.statusText } };
  } catch (error) {
    if (asked.signal?.aborted || error instanceof ApiError) throw error;
    throw new ApiError(0, UNREACHED);
  }
}

/**
 * A response that is not JSON comes from a proxy, not from the server. An error status becomes an `ApiError`.
 * It settles no idempotency key, because the server may have executed an earlier try. An unreadable success counts as
 * no response.
 */
function parsed({ status, statusText }: Response, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (status < 400) throw error;
    throw new ApiError(status, statusText || UNREACHED);
  }
}
