import { Batch } from './batch.ts';

const AIM_MS = 250;
const after = (...turns: [events: number, ms: number][]): number => {
  const batch = new Batch(AIM_MS);
  for (const turn of turns) batch.took(...turn);
  return batch.size;
};

describe('how many events are sent at once', () => {
  it('begins with a few, and is fifty while they are cheap', () => {
    expect(after()).toBe(8);
    expect(after([8, 0], [50, 20], [3, 15])).toBe(50);
  });

  it('is what comes to the time of a transaction', () => {
    expect(after([50, 1000])).toBe(12);
    expect(after([50, 1000], [12, 120])).toBe(25);
  });

  it('is one at least, however long it takes', () => {
    expect(after([50, 60_000])).toBe(1);
    expect(after([1, 900])).toBe(1);
  });

  it('is one behind a failure, and grows again with what is taken in', () => {
    const batch = new Batch(AIM_MS);
    batch.failed();
    expect(batch.size).toBe(1);
    batch.took(1, 2);
    expect(batch.size).toBe(50);
  });
});
