import { useEffect, useState } from 'react';
import { mentionedIn } from '@lyceum/editor/mentions';
import type { Usernames } from './mention-links.ts';

/**
 * Current usernames of the members mentioned in a text, or null until they load. Until then the names in the text show.
 */
export function useUsernames(html: string): Usernames | null {
  const [known, setKnown] = useState<Usernames | null>(null);
  const ids = html.includes('data-mention') ? mentionedIn(html).join() : '';
  useEffect(() => {
    if (!ids) return undefined;
    let isHere = true;
    import('./usernames.ts')
      .then(({ usernamesOf }) => usernamesOf(ids.split(',').map(Number)))
      .then((usernames) => isHere && setKnown(usernames))
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [ids]);
  return known;
}
