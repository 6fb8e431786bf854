import type { OutputOf, Routes } from '@lyceum/contracts';
import { addressOf, type PartsOf } from '@lyceum/contracts/address';
import type { FastifyRequest } from 'fastify';
import type { Answers } from '../platform/first-page/first-pages.ts';

/** The headers for identity and language. No other header of the document request is passed on. */
const PASSED = ['cookie', 'accept-language', 'user-agent', 'x-forwarded-for', 'x-position'];
/** Statuses that carry information about the resource. After a rate limit or an error the app asks again. */
const TELLING = new Set([200, 401, 403, 404]);
/** The document waits at most this long for its data. The app then requests the rest. */
const PATIENCE_MS = 1500;

type Route = keyof Routes & `GET ${string}`;

/**
 * Preloads API responses for a page. Calls the API's operations with the reader's cookies.
 * A document therefore contains only data that the reader may get (docs/adr/0015).
 */
export class FirstAnswers implements Answers {
  private readonly asked = new Map<string, Promise<unknown>>();
  private readonly texts = new Map<string, string>();
  private readonly until = Date.now() + PATIENCE_MS;

  constructor(private readonly request: Pick<FastifyRequest, 'server' | 'headers' | 'socket' | 'id'>) {}

  ask<K extends Route>(route: K, parts?: PartsOf<K>): Promise<OutputOf<Routes[K]> | null> {
    const address = addressOf(route, parts);
    const asked = this.asked.get(address) ?? this.answered(address);
    this.asked.set(address, asked);
    return asked as Promise<OutputOf<Routes[K]> | null>;
  }

  private async answered(address: string): Promise<unknown> {
    // Reserves the position, so that the output keeps the order of the requests.
    this.texts.set(address, '');
    const answer = await this.inTime(this.send(address));
    if (!answer || !TELLING.has(answer.statusCode)) return null;
    this.texts.set(address, `{"status":${answer.statusCode},"body":${answer.payload}}`);
    return answer.statusCode === 200 ? (JSON.parse(answer.payload) as unknown) : null;
  }

  has<K extends Route>(status: number, route: K, parts?: PartsOf<K>): boolean {
    return this.texts.get(addressOf(route, parts))?.startsWith(`{"status":${status},`) ?? false;
  }

  /** The responses as JSON for the document. Escapes `<`, which could end the script block. */
  get json(): string {
    const told = [...this.texts].filter(([, text]) => text);
    const members = told.map(([address, text]) => `${JSON.stringify(address)}:${text}`);
    return `{${members.join(',')}}`.replaceAll('<', '\\u003c');
  }

  private send(url: string) {
    const { server, headers, socket, id } = this.request;
    const passed = Object.fromEntries(PASSED.map((name) => [name, headers[name]]).filter(([, value]) => value));
    return server.inject({
      method: 'GET',
      url,
      remoteAddress: socket.remoteAddress,
      headers: { ...passed, accept: 'application/json', 'x-correlation-id': id },
    });
  }

  private inTime<T>(work: Promise<T>): Promise<T | null> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>(
      (resolve) => (timer = setTimeout(resolve, Math.max(0, this.until - Date.now()), null)),
    );
    return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
  }
}
