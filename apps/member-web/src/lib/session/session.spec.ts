import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { idempotencyKeyOf } from '@lyceum/browser/idempotency-keys';
import { followSession, type Me, sessionChanged } from './session.ts';

const member = (id: number) => ({ id }) as Me;

it.each([
  ['nobody, after another tab has logged out', null],
  ['another member, after one has logged in elsewhere', member(2)],
])('what was answered to one member is not kept for %s (promise 31)', (_, next) => {
  const client = new QueryClient();
  followSession(client, member(1));
  client.setQueryData(['topic', 'binnenskamers'], 'words');
  followSession(client, member(1));
  expect(client.getQueryData(['topic', 'binnenskamers'])).toBe('words');
  followSession(client, next);
  expect(client.getQueryData(['topic', 'binnenskamers'])).toBeUndefined();
  client.clear();
});

it('what had no answer is another request for whoever comes after its writer, and the same after they log in again', () => {
  const client = new QueryClient();
  const name = () => idempotencyKeyOf('POST /conversations', '/conversations', { title: 'Zonder antwoord' });
  const before = name();
  sessionChanged(client, member(1));
  expect(name()).toBe(before);
  sessionChanged(client, null);
  expect(name()).not.toBe(before);
  client.clear();
});
