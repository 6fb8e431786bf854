/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { server } from '../../../testing/server.ts';
import { settings } from '../../../testing/answers.ts';
import { showAt } from '../../../testing/show.tsx';
import { coursesTexts } from '../texts/index.ts';
import { Verify } from './Verify.tsx';

const { answers } = server();
/** With the settings, which tell on whose clocks. */
function show(element: ReactElement) {
  const client = new QueryClient();
  client.setQueryData(...settings());
  return showAt('/', client, element, coursesTexts);
}
const ROUTE = 'GET /api/v4/e-learning/certificates/{code}';
const at = '2026-03-03T09:00:00.000Z';
const valid = {
  ...{ code: 'ABCDE', status: 'valid' as const, holder: 'Ada Byron', course: 'How to weave', withdrawn_at: null },
  ...{ finished_at: at, issued_at: at },
};
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

describe('the page of a certificate', () => {
  it('says whose it is and of what', async () => {
    answers(ROUTE, { data: valid });
    await show(<Verify code="ABCDE" />);
    expect(await heading()).toBe('This certificate is genuine');
    expect([screen.getByText('Ada Byron'), screen.getByText('How to weave')]).toHaveLength(2);
  });

  it('says that it is genuine, and no name, of somebody who has left', async () => {
    answers(ROUTE, { data: { ...valid, holder: null } });
    await show(<Verify code="ABCDE" />);
    expect(await heading()).toBe('This certificate is genuine');
    expect(screen.getByText('Former member')).toBeDefined();
  });

  it('says that it was withdrawn, and no name', async () => {
    answers(ROUTE, { data: { ...valid, status: 'withdrawn', holder: null, withdrawn_at: at } });
    await show(<Verify code="ABCDE" />);
    expect(await heading()).toBe('This certificate was withdrawn');
    expect(screen.queryByText('Name')).toBeNull();
  });

  it('says that there is none of this code', async () => {
    answers(ROUTE, { status: 404, message: 'There is no such certificate.' });
    await show(<Verify code="ABCDE" />);
    expect(await heading()).toBe('Certificate not found');
  });
});
