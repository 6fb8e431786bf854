import { given } from '@lyceum/kernel/testing';
import { recountDecider } from './recount.decider.ts';
import type { RecountEvent } from './recount.events.ts';

const rules = { rules_version: 2, mode: 'retroactive' as const };
const started: RecountEvent = {
  type: 'RecountStarted',
  data: { recount_id: 7, rules, members: 30, done: 0, after: 0 },
};
const recounted = (after: number, up_to: number | null): RecountEvent => ({
  type: 'MembersRecounted',
  data: { recount_id: 7, rules, members: 10, after, up_to },
});
const stopped: RecountEvent = { type: 'RecountStopped', data: { recount_id: 7 } };
const advance = (after: number, up_to: number | null) => ({
  kind: 'advance' as const,
  recount_id: 7,
  after,
  batch: { members: 10, up_to },
});
const stop = { kind: 'stop' as const, recount_id: 7 };

describe('a recount', () => {
  it('starts once', () => {
    const start = { kind: 'start' as const, ...started.data } as never;
    expect(given(recountDecider).when(start)).toEqual([started]);
    expect(given(recountDecider, [started]).when(start)).toEqual([]);
  });

  it('records the batches one after the other, each once', () => {
    expect(given(recountDecider, [started]).when(advance(0, 12))).toEqual([recounted(0, 12)]);
    expect(given(recountDecider, [started, recounted(0, 12)]).when(advance(0, 12))).toEqual([]);
    expect(given(recountDecider, [started, recounted(0, 12)]).when(advance(12, null))).toEqual([recounted(12, null)]);
  });

  it('does not go on after the last batch', () => {
    expect(given(recountDecider, [started, recounted(0, null)]).when(advance(0, 12))).toEqual([]);
    expect(given(recountDecider, [started, recounted(0, null)]).when(stop)).toEqual([]);
  });

  it('does not go on after an administrator has stopped it', () => {
    expect(given(recountDecider, [started]).when(stop)).toEqual([stopped]);
    expect(given(recountDecider, [started, stopped]).when(advance(0, 12))).toEqual([]);
    expect(given(recountDecider, [started, stopped]).when(stop)).toEqual([]);
  });
});
