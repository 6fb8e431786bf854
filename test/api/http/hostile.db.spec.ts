import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let member: Persona;
beforeAll(async () => {
  api = await startApi();
  member = await api.member('memo');
});
afterAll(() => api.close());

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** A body as it is, without being made sense of before it leaves. */
async function raw(method: string, path: string, body: string, headers: Record<string, string> = {}) {
  const token = await member.csrfToken();
  const answer = await fetch(api.url + path, {
    method,
    headers: { 'content-type': 'application/json', 'x-csrf-token': token, cookie: member.cookieHeader, ...headers },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as { message: string } };
}

describe('a body that goes down without end', () => {
  it.each([
    ['a draft', 'PUT', '/api/v4/drafts/comment:12', (inner: string) => `{"content":{"html":${inner}}}`, {}],
    ['what is sent once', 'POST', '/conversations', (inner: string) => inner, { 'idempotency-key': 'deep' }],
    ['an operation without a body', 'POST', '/api/v4/auth/logout', (inner: string) => inner, {}],
  ])('is refused in words: %s', async (_, method, path, body, headers) => {
    for (const depth of [5_000, 100_000]) {
      const answer = await raw(method, path, body(nested(depth)), headers as Record<string, string>);
      expect([depth, answer]).toEqual([
        depth,
        { status: 422, body: { message: 'What was sent is nested too deeply.' } },
      ]);
    }
  });
});

describe('a form that cannot be read', () => {
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';

  it.each([
    ['without a boundary', 'multipart/form-data', part],
    ['cut short', 'multipart/form-data; boundary=x', part],
    ['with nothing in it', 'multipart/form-data; boundary=x', ''],
  ])('is refused: %s', async (_, type, body) => {
    const answer = await raw('POST', '/uploader', body, { 'content-type': type });
    expect([answer.status, typeof answer.body.message]).toEqual([422, 'string']);
  });
});
