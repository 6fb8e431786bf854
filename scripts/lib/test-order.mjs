import { relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';
import { root } from './paths.mjs';
import { readDurations } from './test-durations.mjs';

/** For a file that has not been measured yet. */
const UNKNOWN_SECONDS = 8;

/**
 * The order of test files: the longest first, so that no process is left with a long one at the end. TEST_SHUFFLE
 * holds the seed of a random order instead, which shows what depends on an order.
 */
export default class TestOrder extends Sequencer {
  sort(tests) {
    const seed = process.env.TEST_SHUFFLE;
    const keyOf = seed ? shuffled(Number(seed)) : longestFirst(readDurations());
    const keys = new Map(tests.map((test) => [test, keyOf(relative(root, test.path))]));
    return [...tests].sort((one, other) => keys.get(one) - keys.get(other) || one.path.localeCompare(other.path));
  }
}

const longestFirst = (seconds) => (file) => -(seconds[file] ?? UNKNOWN_SECONDS);

/** A pseudo-random key for each file that follows from the seed alone. */
const shuffled = (seed) => (file) => {
  let hash = seed;
  for (const character of file) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
};
