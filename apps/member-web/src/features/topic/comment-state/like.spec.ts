import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { commentsOptions } from './comments.query.ts';
import { postKeys } from '../../../entities/posts/cache/keys.ts';
import type { Comment, LikeState, Topic } from '../../../entities/posts/cache/topic-cache.ts';
import { itemsOf, type Pages } from '../../../lib/pages.ts';
import { likeOptions } from '../../../entities/posts/cache/use-like.ts';

const POST = 50;
const state = (liked: boolean): LikeState => ({ liked_by_me: liked, likes_count: liked ? 1 : 0 });
const topic = (liked: boolean) => ({ id: 5, post_id: POST, user: {}, content: null, ...state(liked) });
const comment = (id: number, liked = false) => ({ id, user: {}, replies: [], created_at: `${id}`, ...state(liked) });
const page = (data: object[], next_cursor: string | null = null) => ({ data, meta: { next_cursor } });

/** What was asked, in order; each is answered when the test says so, unless it was given up before. */
interface Asked {
  what: string;
  signal: AbortSignal;
  answer: (body: object, status?: number) => Promise<void>;
  lose: () => Promise<void>;
}
let asked: Asked[];
let client: QueryClient;

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  asked = [];
  client = new QueryClient();
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const { method = 'GET', signal } = init ?? {};
    if (String(url).endsWith('/csrf')) return Promise.resolve(new Response('{"data":{"token":"token"}}'));
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      asked.push({
        what: `${method} ${String(url)}`,
        signal: signal!,
        answer: (body, status = 200) =>
          (resolve(new Response(JSON.stringify(body), { status })), settled()).then(() => undefined),
        lose: () => (reject(new TypeError('Failed to fetch')), settled()).then(() => undefined),
      });
    });
  });
});
afterEach(() => {
  client.clear();
  jest.restoreAllMocks();
});

/** Answers what it is asked for first. */
async function click(liked: boolean): Promise<Asked> {
  const options = likeOptions(client, { id: POST, ...state(!liked) });
  void client
    .getMutationCache()
    .build(client, options)
    .execute(liked)
    .catch(() => undefined);
  await settled();
  return asked.at(-1)!;
}
const answered = (liked: boolean) => ({ data: { post_id: POST, liked, likes_count: liked ? 1 : 0 } });
const questions = (of: RegExp) => asked.filter(({ what }) => what.startsWith('GET') && of.test(what));

describe('a click on the heart while its screen is read anew', () => {
  const FEED = postKeys.feed({ boardId: null });
  const read = (liked: boolean) => client.setQueryData(FEED, { pages: [page([topic(liked)])], pageParams: [null] });
  const shown = () => {
    const { liked_by_me, likes_count } = itemsOf(client.getQueryData<Pages<Topic>>(FEED))[0]!;
    return { liked_by_me, likes_count };
  };

  it('is shown until it is answered, and what is read afterwards is shown as it is', async () => {
    read(false);
    const sent = await click(true);
    read(false);
    expect(shown()).toEqual(state(true));
    await sent.answer(answered(true));
    expect(shown()).toEqual(state(true));
    read(false);
    expect(shown()).toEqual(state(false));
  });
});

describe('a click on the heart while the server is asked about an earlier one, whose answer was lost', () => {
  const FEED = postKeys.feed({ boardId: null });
  const liked = () => itemsOf(client.getQueryData<Pages<Topic>>(FEED))[0]!.liked_by_me;
  const told = () => questions(/topics\/5$/);
  beforeEach(async () => {
    client.setQueryData(FEED, { pages: [page([topic(false)])], pageParams: [null] });
    await (await click(true)).lose();
    expect(told()).toHaveLength(1);
  });

  it('counts, whenever the older question is answered', async () => {
    const [older] = told();
    await (await click(false)).answer(answered(false));
    await older!.answer({ data: topic(true) });
    expect([liked(), older!.signal.aborted]).toEqual([false, true]);
  });

  it.each<[string, (request: Asked) => Promise<void>]>([
    ['lost, too', (request) => request.lose()],
    ['refused', (request) => request.answer({ message: 'Closed' }, 409)],
  ])('has the server asked anew when it is %s', async (_, end) => {
    await end(await click(false));
    expect(told()).toHaveLength(2);
    await told()[0]!.answer({ data: topic(false) });
    await told()[1]!.answer({ data: topic(true) });
    expect(liked()).toBe(true);
  });
});

describe('a like of a comment whose answer was lost', () => {
  const COMMENTS = commentsOptions(5).queryKey;
  const liked = () => itemsOf(client.getQueryData<Pages<Comment>>(COMMENTS))[0]!.liked_by_me;
  const told = () => questions(/\/comments\?/);
  let leave: () => void = () => undefined;
  let loadMore: () => void;
  beforeEach(() => {
    client.setQueryData(COMMENTS, { pages: [page([comment(POST)], 'more')], pageParams: [{}] } as never);
    const list = new InfiniteQueryObserver(client, { ...commentsOptions(5), staleTime: Infinity });
    leave = list.subscribe(() => undefined);
    loadMore = () => void list.fetchNextPage();
  });
  afterEach(() => leave());

  it('is asked for once the page that is being loaded has come', async () => {
    loadMore();
    await settled();
    await (await click(true)).lose();
    const [more] = told();
    expect([told().length, more!.signal.aborted]).toEqual([1, false]);
    await more!.answer(page([comment(60)]));
    await told()[1]!.answer(page([comment(POST, true)], 'more'));
    await told()[2]!.answer(page([comment(60)]));
    expect([liked(), itemsOf(client.getQueryData<Pages<Comment>>(COMMENTS)).length]).toEqual([true, 2]);
  });

  it('is not shown as it was before the next click', async () => {
    await (await click(true)).lose();
    const [older] = told();
    await (await click(false)).answer(answered(false));
    await older!.answer(page([comment(POST, true)], 'more'));
    expect([liked(), older!.signal.aborted]).toEqual([false, true]);
  });

  it('is asked for by a list that has been left, when it is shown again', async () => {
    leave();
    await (await click(true)).lose();
    expect([told().length, client.getQueryState(COMMENTS)!.isInvalidated]).toEqual([0, true]);
  });
});
