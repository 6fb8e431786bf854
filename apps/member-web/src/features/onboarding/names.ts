import type { Me } from '../../lib/session/session.ts';

/** The member's names, without the generated placeholders of a member whom an administrator added without a name. */
export function ownNames({ id, first_name, last_name, username }: Me) {
  const isMadeUp = first_name === 'Member' && last_name === String(id);
  return {
    first_name: isMadeUp ? '' : first_name,
    last_name: isMadeUp ? '' : last_name,
    username: username === `member-${id}` ? '' : username,
  };
}

/** Suggested username: "@" and the lowercased names, without forbidden characters (part 3 §5). */
export function suggested({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const plain = `${first_name}${last_name}`.normalize('NFD').toLowerCase();
  const username = plain.replace(/[^a-z0-9._-]/g, '').replace(/^[._-]+|[._-]+$/g, '');
  return username && `@${username}`;
}
