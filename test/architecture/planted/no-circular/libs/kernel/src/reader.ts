import { empty } from './types.ts';

export type Reader = typeof empty;
