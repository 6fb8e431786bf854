/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Me } from '../../../lib/session/session.ts';
import { server } from '../../../testing/server.ts';
import { settings } from '../../../testing/answers.ts';
import { showAt } from '../../../testing/show.tsx';
import { coursesTexts } from '../texts/index.ts';
import { Mine } from './Mine.tsx';

const { answers } = server();
/** With the settings, which tell on whose clocks. */
function show(element: ReactElement) {
  const client = new QueryClient();
  client.setQueryData(...settings());
  return showAt('/', client, element, coursesTexts);
}
const ROUTE = 'GET /api/v4/e-learning/certificates';
const me = { id: 7 } as Me;
const at = '2026-03-03T09:00:00.000Z';
const meta = { current_page: 1, per_page: 2, last_page: 1, total: 2, from: 1, to: 2, next_cursor: null };
const held = {
  ...{ id: 1, code: 'ABCDE', holder: 'Ada Byron', course: { id: 4, slug: 'weaving', name: 'How to weave' } },
  ...{ finished_at: at, issued_at: at, withdrawn_at: null, url: 'https://x.test/certificates/ABCDE' },
  file: '/certificates/ABCDE.pdf',
};

describe('one’s own certificates', () => {
  it('lead to the page that verifies them, and to the file; one that was withdrawn says so, without one', async () => {
    const gone = { ...held, id: 2, code: 'FGHJK', file: null, withdrawn_at: at };
    answers(ROUTE, { data: [held, gone], meta } as never);
    await show(<Mine me={me} />);
    const file = await screen.findByRole('link', { name: 'Download the certificate of How to weave' });
    expect([file.getAttribute('href'), file.hasAttribute('download')]).toEqual(['/certificates/ABCDE.pdf', true]);
    const pages = screen.getAllByRole('link', { name: 'How to weave' }).map((link) => link.getAttribute('href'));
    expect(pages).toEqual(['/certificates/ABCDE', '/certificates/FGHJK']);
    expect(screen.getByText(/^Withdrawn on/)).toBeDefined();
  });

  it('are none yet', async () => {
    answers(ROUTE, { data: [], meta } as never);
    await show(<Mine me={me} />);
    expect(await screen.findByRole('link', { name: 'Browse courses' })).toBeDefined();
  });

  it('of a guest begin with logging in', async () => {
    await show(<Mine me={null} />);
    expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
  });
});
