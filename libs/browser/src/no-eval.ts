/**
 * Import this before all other modules. The page's policy forbids `new Function`, and this setting stops zod from
 * trying it.
 * Zod reads the global when it loads.
 */
(globalThis as { __zod_globalConfig?: { jitless?: boolean } }).__zod_globalConfig = { jitless: true };

export {};
