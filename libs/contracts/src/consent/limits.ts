/** Consent. Our own bounds, because the specification has none. */
export const CONSENT_LIMITS = { title: 120, text: 1500, policy: 50_000 } as const;
