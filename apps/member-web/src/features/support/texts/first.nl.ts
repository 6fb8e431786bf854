import type en from './first.en.ts';

export default { help: { title: 'Hulp' } } satisfies typeof en;
