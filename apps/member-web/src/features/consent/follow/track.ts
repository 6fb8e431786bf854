import { api } from '@lyceum/browser/client';
import { TRACKING_COOKIE, TRACKING_MINUTES } from '@lyceum/contracts/consent/cookie';
import { cookie } from '../../../lib/cookies.ts';
import { storedConsent } from '../stored.ts';

/** Records a page visit if the visitor consented to analytics. The server assigns the session. Failures are ignored. */
export async function track(event: string): Promise<void> {
  if (!storedConsent()?.items.includes('analytics')) return;
  const body = { url: location.origin + location.pathname, session_id: cookie(TRACKING_COOKIE) ?? null, event };
  const answer = await api('POST /api/v3/track', { body }).catch(() => null);
  // The visitor may have withdrawn consent during the request.
  if (!answer?.data.session_id || !storedConsent()?.items.includes('analytics')) return;
  const seconds = TRACKING_MINUTES * 60;
  document.cookie = `${TRACKING_COOKIE}=${answer.data.session_id}; path=/; max-age=${seconds}; samesite=lax`;
}
