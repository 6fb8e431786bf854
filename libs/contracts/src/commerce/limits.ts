/** Products. The highest price is 100,000 in any currency. */
export const COMMERCE_LIMITS = { name: 80, description: 500, cents: 10_000_000 } as const;
