import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { ErrorBody, InputOf, OutputOf, Routes } from '@lyceum/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

type Route = keyof Routes & string;
type Refusal = { status: number } & ErrorBody;

/** A server for a test of a component, which answers nothing but what the test says. */
export function server() {
  const mocked = setupServer(http.get('*/api/v4/auth/csrf', () => HttpResponse.json({ data: { token: 'token' } })));
  beforeAll(() => mocked.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => mocked.resetHandlers());
  afterAll(() => mocked.close());
  return {
    /** Answers an operation from now on, as its contract says, or refuses it. Gives the bodies that it is sent. */
    answers<R extends Route>(route: R, answer: OutputOf<Routes[R]> | Refusal): InputOf<Routes[R]>[] {
      const sent: InputOf<Routes[R]>[] = [];
      const [method, path] = route.split(' ') as [string, string];
      const { status = 200, ...body } = answer as { status?: number };
      const on = http[method.toLowerCase() as 'post'];
      mocked.use(
        on(`*${path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
          sent.push((await request.json()) as InputOf<Routes[R]>);
          return HttpResponse.json(body, { status });
        }),
      );
      return sent;
    },
  };
}
