/** Consent: our own bounds, since the specification shows none. */
export const CONSENT_LIMITS = { title: 120, text: 1500, policy: 50_000 } as const;
