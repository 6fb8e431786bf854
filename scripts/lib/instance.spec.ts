import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimInstance, patienceMs, runningAddress } from './instance.mjs';

describe('the address of the running instance', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-instance-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('is what the instance said when it was ready, and none before and after', async () => {
    expect(runningAddress(dataDir)).toBeUndefined();
    const instance = await claimInstance(dataDir);
    expect(runningAddress(dataDir)).toBeUndefined();
    instance.update({ address: 'http://localhost:34711' });
    expect(runningAddress(dataDir)).toBe('http://localhost:34711');
    instance.release();
    expect(runningAddress(dataDir)).toBeUndefined();
  });
});

it('waits longest for an instance that is stopping, and longer for one that starts than for one that runs', () => {
  const address = 'http://localhost:3000';
  expect([{ state: 'stopping', address }, {}, { address }].map(patienceMs)).toEqual([60_000, 20_000, 3_000]);
});
