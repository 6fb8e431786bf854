import type { Reader } from './reader.ts';

export interface Types {
  reader: Reader;
}
export const empty = 1;
