import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { postTopicOptions } from './features/feed/composer/post-topic.ts';
import { introductionOptions } from './features/introduction/introduction.query.ts';
import { introduceOptions } from './features/introduction/introduce.ts';
import { addOwnComment } from './features/topic/comment-state/comments.query.ts';
import { postKeys } from './entities/posts/cache/keys.ts';
import { type Comment, isWhole, type Posted, type Topic } from './entities/posts/cache/topic-cache.ts';
import type { Pages } from './lib/pages.ts';

const HOME = postKeys.feed({ boardId: null, status: 'option1' });
const whole = { id: 7, post_id: 70, title: 'Posted', board_id: 3, user_id: 9, user: {}, ticket_status: null };
const preview = { id: 7, title: 'Posted', board_id: 3, permissions: [] };
const bare = { id: 7 };

const fresh: QueryClient[] = [];
/** With such a list in it. */
function opened(key: readonly unknown[], first: object): QueryClient {
  const client = new QueryClient();
  client.setQueryData(key, { pages: [{ data: [first], meta: { next_cursor: null } }], pageParams: [null] });
  fresh.push(client);
  return client;
}
const shown = (client: QueryClient, key: readonly unknown[]) =>
  client.getQueryData<Pages<Topic>>(key)!.pages.flatMap(({ data }) => data.map(({ id }) => id));
const isStale = (client: QueryClient, key: readonly unknown[]) => client.getQueryState(key)!.isInvalidated;

afterEach(() => {
  fresh.splice(0).forEach((client) => client.clear());
  jest.restoreAllMocks();
});

/** What is asked for by its id is answered so; counts what was created. */
function server(posted: object, found: [number, object] | null): () => number {
  let created = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const answer = (status: number, data: object) =>
      Promise.resolve(new Response(JSON.stringify({ data }), { status }));
    if (String(url).endsWith('/csrf')) return answer(200, { token: 'token' });
    if (init?.method === 'POST') {
      created += 1;
      return answer(201, posted);
    }
    return found ? answer(...found) : Promise.reject(new TypeError('Failed to fetch'));
  });
  return () => created;
}

const told: (Topic | string | null)[] = [];
const post = (client: QueryClient) => {
  const options = postTopicOptions(client, (topic) => told.push(topic));
  const words = { title: 'Posted', content: 'Words', channel_id: 3, post_type: 'text' as const };
  return client.getMutationCache().build(client, options).execute(words);
};
const introduce = (client: QueryClient) =>
  client.getMutationCache().build(client, introduceOptions(client)).execute({ title: 'Posted', body: '' });

describe.each([
  ['a topic', post],
  ['an introduction', introduce],
])('%s that is posted', (_, send) => {
  it.each([
    ['answered whole', whole, null],
    ['answered by its id, and found by it', bare, [200, whole]],
  ] as [string, object, [number, object] | null][])('stands on top: %s', async (__, posted, found) => {
    const client = opened(HOME, { id: 1 });
    server(posted, found);
    await send(client);
    expect([shown(client, HOME), isStale(client, HOME)]).toEqual([[7, 1], false]);
    expect(client.getQueryData<Pages<object>>(HOME)!.pages[0]!.data[0]).toEqual(whole);
  });

  it.each([
    ['nobody answers then', null],
    ['the server fails then', [500, {}]],
    ['it is gone again', [404, {}]],
    ['no more than a preview is shown', [200, preview]],
  ] as [string, [number, object] | null][])('has succeeded though %s: the feeds ask', async (__, found) => {
    const client = opened(HOME, { id: 1 });
    const created = server(bare, found);
    expect(await send(client)).toBeNull();
    expect([shown(client, HOME), isStale(client, HOME), created()]).toEqual([[1], true, 1]);
  });
});

it('its writer hears that a topic was posted, and the invitation to an introduction goes, whatever is shown of it', async () => {
  const client = opened(HOME, { id: 1 });
  client.setQueryData<unknown>(introductionOptions.queryKey, whole);
  server(bare, null);
  told.length = 0;
  await post(client);
  await introduce(client);
  expect([told, client.getQueryData(introductionOptions.queryKey)]).toEqual([[null], null]);
});

describe('a comment', () => {
  const KEY = postKeys.comments(5);
  const add = (comment: object) => {
    const client = opened(KEY, { id: 1 });
    addOwnComment(client, 5, comment as Posted<Comment>);
    return [shown(client, KEY), isStale(client, KEY)];
  };
  it('stands below the others', () => expect(add({ id: 7, user: {} })).toEqual([[1, 7], false]));
  it('is asked for with the others, where its id alone is known', () => expect(add(bare)).toEqual([[1], true]));
});

it.each([
  ['a topic', whole, true],
  ['a reply', { id: 7, in_reply_to: 1, user: {} }, true],
  ['a preview', preview, false],
  ['an id', bare, false],
])('%s is whole, or not', (_, answer, is) => expect(isWhole(answer)).toBe(is));
