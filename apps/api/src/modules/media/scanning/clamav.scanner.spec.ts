import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClamdDouble, MALWARE } from '../../../../../../test/support/servers/clamd-double.ts';
import { ClamAvScanner } from './clamav.scanner.ts';

let clamd: ClamdDouble;
beforeEach(async () => {
  clamd = await ClamdDouble.start();
});
afterEach(() => clamd.stop());

describe('the ClamAV scanner', () => {
  it('sends a whole file in chunks and tells clean from infected', async () => {
    const scanner = new ClamAvScanner(clamd.address);
    const large = Buffer.alloc(200_000, 'abc');
    expect(await scanner.scan(large)).toBe('clean');
    expect(clamd.scanned[0]!.equals(large)).toBe(true);
    expect(await scanner.scan(Buffer.from(MALWARE))).toBe('infected');
  });

  it('reaches clamd by a unix socket', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
    const local = await ClamdDouble.start(join(folder, 'clamd.ctl'));
    try {
      expect(await new ClamAvScanner(local.address).scan(Buffer.from('x'))).toBe('clean');
    } finally {
      await local.stop();
      rmSync(folder, { recursive: true });
    }
  });

  it.each([
    ['INSTREAM size limit exceeded. ERROR', 'size limit'],
    ['stream: OK.', 'answered'],
    ['', 'closed'],
    ['x'.repeat(5000), 'does not end|answered'],
  ])('is unavailable if clamd answers “%.20s”', async (answer, why) => {
    clamd.answer = answer;
    const scan = new ClamAvScanner(clamd.address).scan(Buffer.from('x'));
    await expect(scan).rejects.toMatchObject({
      name: 'ScannerUnavailable',
      message: expect.stringMatching(why) as string,
    });
  });

  it('is unavailable if no one listens', async () => {
    const { address } = clamd;
    await clamd.stop();
    await expect(new ClamAvScanner(address).scan(Buffer.from('x'))).rejects.toMatchObject({
      name: 'ScannerUnavailable',
    });
    clamd = await ClamdDouble.start();
  });
});
