import type en from './first.en.ts';

export default { cookies: { tab: 'Cookies' } } satisfies typeof en;
