/**
 * To be imported before anything else: tells zod not to try `new Function`, which the page's policy refuses and reports. It reads
 * this global when it is loaded.
 */
(globalThis as { __zod_globalConfig?: { jitless?: boolean } }).__zod_globalConfig = { jitless: true };

export {};
