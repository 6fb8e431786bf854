/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { catalogue, CATALOGUE } from './emoji.mjs';

it('the emoji catalogue is what the data set says: run node scripts/emoji.mjs after an update', () => {
  expect(readFileSync(CATALOGUE, 'utf8')).toBe(catalogue());
});
