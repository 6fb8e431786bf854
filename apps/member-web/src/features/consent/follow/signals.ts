import type { Category } from '@lyceum/contracts/consent/cookie';

/** Google Consent Mode v2: what its tags may do. Denied until the visitor has decided (decisions 10). */
type Signal = 'granted' | 'denied';

interface Layered {
  dataLayer?: unknown[];
}

const said = (granted: boolean): Signal => (granted ? 'granted' : 'denied');

/** Converts consent categories to the signals of Google Consent Mode. */
export function signalsOf(items: readonly Category[]): Record<string, Signal> {
  const marketing = said(items.includes('marketing'));
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    personalization_storage: marketing,
    analytics_storage: said(items.includes('analytics')),
    functionality_storage: said(items.includes('functional')),
    security_storage: 'granted',
  };
}

/** Google's tag queue requires the `arguments` object itself, not an array. */
function gtag(..._: unknown[]): void {
  const page = globalThis as Layered;
  // eslint-disable-next-line prefer-rest-params -- as its documentation says
  (page.dataLayer ??= []).push(arguments);
}

let begun = false;

/** Sends the consent signals to Google's tag queue. The first call first sends the default, which denies everything. */
export function signal(items: readonly Category[] | null): void {
  if (!begun) gtag('consent', 'default', signalsOf([]));
  begun = true;
  if (items) gtag('consent', 'update', signalsOf(items));
}
