import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { forgetCsrfToken } from '@lyceum/browser/client';
import { authoriser } from './authorise.ts';

interface Sent {
  socket_id: string;
  channel_names: string[];
}

/** A server that signs for all but what is secret; answers what it was asked. */
function server(first?: number): Sent[] {
  const sent: Sent[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const answer = (status: number, data: object) => Promise.resolve(new Response(JSON.stringify(data), { status }));
    if (String(url).endsWith('/csrf')) return answer(200, { data: { token: 'token' } });
    const asked = JSON.parse(init!.body as string) as Sent;
    sent.push(asked);
    if (first !== undefined && sent.length === 1) return answer(first, {});
    const signed = asked.channel_names.map((name) => [name, name.includes('secret') ? null : { auth: name }]);
    return answer(200, { channels: Object.fromEntries(signed) as object });
  });
  return sent;
}

const joining = (authorise: ReturnType<typeof authoriser>, channel: string) =>
  new Promise<unknown>((resolve) => authorise('1.1', channel, (error, data) => resolve(error?.message ?? data)));

afterEach(() => {
  forgetCsrfToken();
  jest.restoreAllMocks();
});

describe('channels that are joined', () => {
  it('in the same tick are authorised by one request, each with its own answer', async () => {
    const sent = server();
    const authorise = authoriser(new AbortController().signal);
    const answers = await Promise.all(['board.1', 'secret', 'board.2'].map((name) => joining(authorise, name)));
    expect(answers).toEqual([{ auth: 'board.1' }, 'Refused: secret', { auth: 'board.2' }]);
    await joining(authorise, 'board.3');
    expect(sent.map(({ channel_names }) => channel_names)).toEqual([['board.1', 'secret', 'board.2'], ['board.3']]);
  });

  it('are a hundred in a request', async () => {
    const sent = server();
    const authorise = authoriser(new AbortController().signal);
    await Promise.all(Array.from({ length: 101 }, (_, id) => joining(authorise, `board.${id}`)));
    expect(sent.map(({ channel_names }) => channel_names.length)).toEqual([100, 1]);
  });

  it.each([
    [419, { auth: 'board.1' }, 2],
    [500, 'Refused: 500', 1],
  ])('and refused by %i: asked again only where the token was stale', async (status, answer, requests) => {
    const sent = server(status);
    expect(await joining(authoriser(new AbortController().signal), 'board.1')).toEqual(answer);
    expect(sent).toHaveLength(requests);
  });

  it('for a session that has ended ask nothing', async () => {
    const sent = server();
    const session = new AbortController();
    const answer = joining(authoriser(session.signal), 'board.1');
    session.abort();
    expect([await answer, sent]).toEqual([expect.stringContaining('aborted'), []]);
  });
});
