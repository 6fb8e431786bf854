import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { discardPostgres, runningPostgres, startPostgres } from './postgres.mjs';

/** What `npm start` relies on: whatever was killed, the next start works and nothing committed is lost. */
describe('the embedded PostgreSQL', () => {
  let dataDir: string;

  beforeEach(() => {
    // mkdtemp makes it 0700: as root, the server's own user cannot even pass it.
    dataDir = join(mkdtempSync(join(tmpdir(), 'lyceum-postgres-')), 'data');
  });

  afterEach(async () => {
    await discardPostgres({ dataDir });
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  });

  const query = async (url: string, text: string) => {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };

  it('keeps its data over stops and starts, with durable settings', async () => {
    const first = await startPostgres({ dataDir });
    await query(first.url, 'create table kept as select 1 as id');
    expect(
      await query(
        first.url,
        "select setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')",
      ),
    ).toEqual([{ setting: 'on' }, { setting: 'on' }, { setting: 'on' }]);
    expect(runningPostgres({ dataDir })?.url).toBe(first.url);
    await first.stop();
    expect(runningPostgres({ dataDir })).toBeNull();

    const second = await startPostgres({ dataDir });
    expect(await query(second.url, 'select id from kept')).toEqual([{ id: 1 }]);
    await second.stop();
  });

  it('starts again after kill -9, even when its number has gone to another process', async () => {
    const first = await startPostgres({ dataDir });
    await query(first.url, 'create table kept as select 1 as id');
    const pidFile = join(dataDir, 'cluster', 'postmaster.pid');
    const named = readFileSync(pidFile, 'utf8');
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    writeFileSync(pidFile, named.replace(/^\d+/, String(process.pid)));

    const second = await startPostgres({ dataDir });
    expect(await query(second.url, 'select id from kept')).toEqual([{ id: 1 }]);
    await second.stop();
  });

  it('sets a new password when the file is lost, and lets nobody in without', async () => {
    const first = await startPostgres({ dataDir, fast: true });
    await first.stop();
    rmSync(join(dataDir, 'password'));

    const second = await startPostgres({ dataDir, fast: true });
    expect(second.url).not.toContain(new URL(first.url).password);
    await expect(query(second.url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
    expect(await query(second.url, "select lower('ŽLUŤ') as text")).toEqual([{ text: 'žluť' }]);
    await second.stop();
  });

  it('belongs to one starter at a time', async () => {
    const server = await startPostgres({ dataDir, fast: true });
    await expect(startPostgres({ dataDir, fast: true })).rejects.toThrow(/already in use by process/);
    expect(await query(server.url, 'select 1 as id')).toEqual([{ id: 1 }]);
    await server.stop();
  });
});
