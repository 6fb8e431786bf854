/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { settings } from '../../testing/answers.ts';
import { showAt } from '../../testing/show.tsx';
import { useSubmitOnEnter } from './settings.ts';

const Says = () => <p>{useSubmitOnEnter() ? 'submits' : 'begins a line'}</p>;

it.each([
  ['0', 'begins a line'],
  [undefined, 'begins a line'],
  ['1', 'submits'],
])('Enter alone, with submit_on_enter at %s, %s', async (submit_on_enter, says) => {
  const client = new QueryClient();
  const [key, answer] = settings() as [readonly unknown[], { data: object }];
  client.setQueryData(key, { ...answer, data: { ...answer.data, submit_on_enter } });
  await showAt('/', client, <Says />);
  expect(screen.getByText(says)).toBeTruthy();
});
