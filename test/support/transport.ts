import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest from 'supertest';

export interface SentRequest {
  method: string;
  path: string;
  /** A form, or what is sent as JSON; undefined for no body. */
  body: unknown;
  headers: Record<string, string>;
}

export interface ReceivedAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** How a persona's requests reach the application. */
export type Transport = (request: SentRequest) => Promise<ReceivedAnswer>;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head' | 'options';

const MOST_REDIRECTS = 5;

/** Callers parse bodies: an answer that says it is JSON and is not must be seen as it is. */
const asText = (response: supertest.Response, done: (error: Error | null, body: string) => void): void => {
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.on('end', () => done(null, Buffer.concat(parts).toString()));
};

function headersOf(received: Record<string, string | number | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
  }
  return headers;
}

async function attach(request: supertest.Test, form: FormData): Promise<void> {
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      void request.field(name, value);
      continue;
    }
    const content = Buffer.from(await value.arrayBuffer());
    void request.attach(name, content, { filename: value.name, contentType: value.type });
  }
}

/** Over a socket, as a browser does. */
export function overHttp(url: string): Transport {
  return async ({ method, path, body, headers }) => {
    const agent = supertest(url);
    const request = agent[method.toLowerCase() as Method](path)
      .redirects(MOST_REDIRECTS)
      .buffer(true)
      .parse(asText)
      .set(headers);
    if (body instanceof FormData) await attach(request, body);
    else if (body !== undefined) request.set('content-type', 'application/json').send(JSON.stringify(body));
    const answer = await request;
    return {
      status: answer.status,
      headers: headersOf(answer.headers as Record<string, string>),
      text: answer.body as string,
    };
  };
}

/** Into the application of this process, without sockets: for tests that send thousands of requests. */
export function injected(app: NestFastifyApplication): Transport {
  return async ({ method, path, body, headers }) => {
    const encoded = await encode(body);
    const send = (how: string, url: string, payload?: string | Buffer) =>
      app.inject({ method: how as 'GET', url, headers: { ...headers, ...encoded?.headers }, payload });
    let answer = await send(method, path, encoded?.payload);
    for (let turn = 0; turn < MOST_REDIRECTS && isRedirect(answer.statusCode); turn += 1) {
      answer = await send('GET', String(answer.headers.location));
    }
    return { status: answer.statusCode, headers: headersOf(answer.headers), text: answer.payload };
  };
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

async function encode(body: unknown): Promise<{ payload: string | Buffer; headers: Record<string, string> } | null> {
  if (body === undefined) return null;
  if (!(body instanceof FormData)) {
    return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  }
  const form = new Response(body);
  const type = form.headers.get('content-type')!;
  return { payload: Buffer.from(await form.arrayBuffer()), headers: { 'content-type': type } };
}
