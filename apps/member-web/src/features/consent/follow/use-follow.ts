import { useEffect } from 'react';
import { api } from '@lyceum/browser/client';
import type { StoredConsent } from '@lyceum/contracts/consent/cookie';
import { useLocation } from 'react-router-dom';
import { acting, useMe } from '../../../lib/session/session.ts';
import { store, stored as kept } from '../../../lib/stored.ts';
import { discard, readAgain } from '../stored.ts';
import { signal } from './signals.ts';
import { track } from './track.ts';

/** Session storage key: the member and decision that this tab has already linked. */
const LINKED = 'lyceum.consent';
const here = (): Storage => sessionStorage;

/** Applies a consent decision: tag signals, visit counting, and the link to the member after login. */
export function useFollow(version: number, stored: StoredConsent | null): void {
  const { pathname } = useLocation();
  const id = acting(useMe())?.id;
  const allowed = stored?.items.join() ?? '';

  useEffect(() => {
    // Discards a decision on another version and reloads the page (part 1 §5).
    if (!stored || stored.version === version) return;
    discard();
    location.reload();
  }, [stored, version]);

  useEffect(() => signal(stored?.version === version ? stored.items : null), [stored, version]);

  useEffect(() => {
    if (allowed.includes('analytics')) void track('page_view');
  }, [allowed, pathname]);

  const subject = stored?.subject;
  useEffect(() => {
    const whose = `${id} ${subject}`;
    if (id === undefined || !subject || kept(LINKED, here) === whose) return;
    void api('POST /api/v4/users/me/consents', {}).then(
      ({ data }) => {
        if (data.linked) store(LINKED, whose, here);
        readAgain();
      },
      () => undefined,
    );
  }, [id, subject]);
}
