import { api, ApiError } from './client.ts';

const HTML = '<html><h1>No</h1></html>';

/** What the app is told of such an answer. */
async function told(text: string, status: number, statusText = ''): Promise<ApiError> {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text, { status, statusText }));
  const outcome: unknown = await api('GET /api/v3/settings').catch((error: unknown) => error);
  if (!(outcome instanceof ApiError)) throw new Error('It was not refused');
  return outcome;
}

afterEach(() => jest.restoreAllMocks());

describe('an answer that is no JSON', () => {
  it.each([403, 404, 413, 429, 502])('is a refusal by %i, whoever wrote it', async (status) => {
    expect(await told(HTML, status, 'Not so')).toMatchObject({ status, message: 'Not so', errors: {} });
  });

  it('says something where its status has no words, as over HTTP/2', async () => {
    expect((await told(HTML, 413)).message).toContain('could not be reached');
  });

  it.each([
    ['a page', HTML],
    ['broken off', '{"da'],
  ])('and a success is none: %s', async (_, text) => {
    expect((await told(text, 200)).status).toBe(0);
  });
});

it('the server’s own refusal says what it says', async () => {
  const text = JSON.stringify({ message: 'No', errors: { title: ['Title is required'] } });
  expect(await told(text, 422)).toMatchObject({ status: 422, message: 'No', firstMessage: 'Title is required' });
});
