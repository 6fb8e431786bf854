/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RailContext } from '../../../ui/shell/ScreenRail.tsx';
import { me, oneCourse, oneLesson, settings } from '../../../testing/answers.ts';
import { server } from '../../../testing/server.ts';
import { showAt } from '../../../testing/show.tsx';
import { Whereabouts } from '../../../testing/Whereabouts.tsx';
import { coursesTexts } from '../texts/index.ts';
import { LessonScreen } from './LessonScreen.tsx';

const { answers } = server();
const LESSON = '/api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}' as const;
const HERE = '/resources/weaving/one/weft';
const NEXT = '/resources/weaving/one/twill';

const line = (id: number, name: string, url: string, part: object) => ({
  ...{ id, name, url, index: id - 8, content_kind: 'text', seen: false, availability: 'open', lock: null, ...part },
});
const course = {
  ...(oneCourse[1] as object),
  modules: [
    {
      ...{ id: 1, name: 'One', description: '', index: 0 },
      lessons: [
        line(8, 'The warp', '/resources/weaving/one/warp', { seen: true }),
        line(9, 'The weft', HERE, {}),
        line(10, 'Twill', NEXT, { availability: 'locked' }),
      ],
    },
  ],
};

/** The screen beside a rail, as in the shell. */
function Framed() {
  const [rail, setRail] = useState<HTMLElement | null>(null);
  return (
    <>
      <Whereabouts />
      <aside ref={setRail} aria-label="At a glance" />
      <RailContext value={rail}>
        <LessonScreen Comments={() => null} />
      </RailContext>
    </>
  );
}

function shown(part: object) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const lesson = { ...(oneLesson[1] as object), ...part };
  for (const [key, answer] of [settings(), me, [oneCourse[0], course] as const, [oneLesson[0], lesson] as const]) {
    client.setQueryData(key, answer);
  }
  answers(`POST ${LESSON}/opened`, { data: lesson } as never);
  answers(`GET ${LESSON}`, { data: lesson } as never);
  answers('GET /api/v4/e-learning/certificates', { data: [] } as never);
  answers('GET /api/v3/courses/{id}', { data: course } as never);
  const routes = (
    <Routes>
      <Route path="resources/:course/:module/:lesson" element={<Framed />} />
    </Routes>
  );
  return showAt(HERE, client, routes, coursesTexts);
}

describe('a lesson', () => {
  it('has the outline of its course in the rail, with what is done, open and locked', async () => {
    await shown({});
    const outline = within(screen.getByRole('complementary')).getByRole('navigation', { name: 'Contents' });
    const names = within(outline)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Completed: 1. The warp', 'Open: 2. The weft', 'Locked: 3. Twill']);
    expect(within(outline).getByRole('link', { current: 'page' }).textContent).toBe('Open: 2. The weft');
  });

  it('leads on to the next one once it is completed', async () => {
    const user = await shown({ next: { name: 'Twill', url: NEXT } });
    const sent = answers(`POST ${LESSON}`, { data: { ...(oneLesson[1] as object), seen: true } } as never);
    await user.click(screen.getByRole('button', { name: 'Complete and continue' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(NEXT));
    expect(sent).toEqual([{ action: 'complete' }]);
  });

  it('stays when it was the last one, and says that the course is finished', async () => {
    const user = await shown({});
    answers(`POST ${LESSON}`, { data: { ...(oneLesson[1] as object), seen: true } } as never);
    const done = { progress: 100, finished_at: '2026-03-03T09:00:00.000Z', continue_url: null };
    answers('GET /api/v3/courses/{id}', { data: { ...course, certificate: false, participant: done } } as never);
    expect(screen.queryByRole('heading', { name: /finished/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mark as complete' }));
    expect(await screen.findByRole('button', { name: 'Mark as incomplete' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'You’ve finished How to weave!' })).toBeTruthy();
  });
});
