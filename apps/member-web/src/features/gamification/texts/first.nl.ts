import type en from './first.en.ts';

export default { trophies: { title: 'Trofeeën' } } satisfies typeof en;
