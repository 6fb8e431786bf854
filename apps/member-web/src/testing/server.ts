import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { ErrorBody, InputOf, OutputOf, Routes } from '@lyceum/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

type Route = keyof Routes & string;
type Refusal = { status: number } & ErrorBody;
type Answer<R extends Route> = OutputOf<Routes[R]> | Refusal;

/** Mock server for component tests. It answers only what the test defines. */
export function server() {
  const mocked = setupServer(http.get('*/api/v4/auth/csrf', () => HttpResponse.json({ data: { token: 'token' } })));
  beforeAll(() => mocked.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => mocked.resetHandlers());
  afterAll(() => mocked.close());
  return {
    /**
     * Defines the answer of an operation: a contract-typed body, a refusal, or a function of the URL. Returns an array
     * that collects the request bodies.
     */
    answers<R extends Route>(
      route: R,
      answer: Answer<R> | ((url: URL) => Answer<R> | Promise<Answer<R>>),
    ): InputOf<Routes[R]>[] {
      const sent: InputOf<Routes[R]>[] = [];
      const [method, path] = route.split(' ') as [string, string];
      const on = http[method.toLowerCase() as 'post'];
      mocked.use(
        on(`*${path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
          // Requests without a body count as undefined.
          sent.push((await request.json().catch(() => undefined)) as InputOf<Routes[R]>);
          const given = typeof answer === 'function' ? await answer(new URL(request.url)) : answer;
          const { status = 200, ...body } = given as { status?: number };
          return HttpResponse.json(body, { status });
        }),
      );
      return sent;
    },
  };
}
