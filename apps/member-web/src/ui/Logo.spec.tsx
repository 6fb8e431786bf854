/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { settings } from '../testing/answers.ts';
import { showAt } from '../testing/show.tsx';
import { Logo } from './Logo.tsx';

const show = async (logo?: string) => {
  const [key, answer] = settings() as [readonly unknown[], { data: object }];
  const queries = new QueryClient();
  queries.setQueryData(key, { ...answer, data: { ...answer.data, logo } });
  await showAt('/', queries, <Logo />);
};

it('is the picture that the community has chosen', async () => {
  await show('/files/key/320.png');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/files/key/320.png');
  expect(document.querySelector('svg')).toBeNull();
});

it.each([undefined, ''])('is a drawing without one (%p)', async (logo) => {
  await show(logo);
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('svg')).not.toBeNull();
});
