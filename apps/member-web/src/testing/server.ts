import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { ErrorBody, InputOf, OutputOf, Routes } from '@lyceum/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

type Route = keyof Routes & string;
type Refusal = { status: number } & ErrorBody;
type Answer<R extends Route> = OutputOf<Routes[R]> | Refusal;

/** A server for a test of a component, which answers nothing but what the test says. */
export function server() {
  const mocked = setupServer(http.get('*/api/v4/auth/csrf', () => HttpResponse.json({ data: { token: 'token' } })));
  beforeAll(() => mocked.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => mocked.resetHandlers());
  afterAll(() => mocked.close());
  return {
    /** Answers an operation from now on, as its contract says, or refuses it; by the address where that matters. Gives the bodies that it is sent. */
    answers<R extends Route>(
      route: R,
      answer: Answer<R> | ((url: URL) => Answer<R> | Promise<Answer<R>>),
    ): InputOf<Routes[R]>[] {
      const sent: InputOf<Routes[R]>[] = [];
      const [method, path] = route.split(' ') as [string, string];
      const on = http[method.toLowerCase() as 'post'];
      mocked.use(
        on(`*${path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
          // What has no body is sent none.
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
