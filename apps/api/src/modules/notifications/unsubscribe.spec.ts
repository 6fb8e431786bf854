import type { Config } from '../../platform/config.ts';
import type { MailReaders } from '../identity/index.ts';
import type { Kinds } from './kinds.ts';
import type { Preferences } from './preferences.ts';
import { Unsubscribe } from './unsubscribe.ts';

const ended: string[] = [];
const kinds = { has: () => true } as unknown as Kinds;
const preferences = {
  endMails: (memberId: number, what: string) => Promise.resolve(void ended.push(`${memberId} ${what}`)),
} as unknown as Preferences;
const readers = { of: () => Promise.resolve(new Map([[7, {}]])) } as unknown as MailReaders;

const withSecrets = (secret: string, ...formerSecrets: string[]) =>
  new Unsubscribe(kinds, preferences, readers, { secret, formerSecrets, publicUrl: '' } as unknown as Config);
const tokenOf = (unsubscribe: Unsubscribe) => unsubscribe.urlOf(7, 'comment').split('/').at(-1)!;

it('a link of a mail works with a former secret of the installation, and not with an unknown one', async () => {
  const token = tokenOf(withSecrets('the first'));
  await withSecrets('the third', 'the second', 'the first').end(token);
  expect(ended).toEqual(['7 comment']);
  await expect(withSecrets('the third', 'the second').end(token)).rejects.toThrow();
  await expect(withSecrets('the first').end(tokenOf(withSecrets('the third', 'the first')))).rejects.toThrow();
});
