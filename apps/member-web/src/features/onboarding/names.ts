import type { Me } from '../../lib/session/session.ts';

/** What stands there until they choose: the server makes it up for whom an administrator adds without a name. */
export function ownNames({ id, first_name, last_name, username }: Me) {
  const isMadeUp = first_name === 'Member' && last_name === String(id);
  return {
    first_name: isMadeUp ? '' : first_name,
    last_name: isMadeUp ? '' : last_name,
    username: username === `member-${id}` ? '' : username,
  };
}

/** Part 3 §5: "@" and the lowercased names; without what no username may hold. */
export function suggested({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const plain = `${first_name}${last_name}`.normalize('NFD').toLowerCase();
  const username = plain.replace(/[^a-z0-9._-]/g, '').replace(/^[._-]+|[._-]+$/g, '');
  return username && `@${username}`;
}
