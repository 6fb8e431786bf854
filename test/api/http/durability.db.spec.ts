import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import pino from 'pino';
import { refuseFragile } from '../../../apps/api/src/platform/durability.ts';
import { discardPostgres, type StartedPostgres, startPostgres } from '../../../scripts/lib/postgres.mjs';
import { startApi } from '../../support/servers/api.ts';
import { RedisServer } from '../../support/servers/redis.ts';

const logger = pino({ level: 'silent' });

describe('promise 3: servers that lose what they have acknowledged are refused', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-durability-'));
  let postgres: StartedPostgres;
  let redis: RedisServer;
  afterEach(async () => {
    await postgres.stop();
    await redis.stop();
  });
  afterAll(() => discardPostgres({ dataDir }));

  async function verdict(durable: boolean): Promise<void> {
    postgres = await startPostgres({ dataDir, fast: !durable });
    redis = await RedisServer.start({ durable });
    if (!durable) await forgetful();
    const pool = new Pool({ connectionString: postgres.url });
    // Its last connection may hear of the server's stop.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    try {
      await refuseFragile(pool, redis.url, logger);
    } finally {
      await pool.end();
    }
  }

  /** What makes room by dropping jobs. */
  async function forgetful(): Promise<void> {
    const client = new Redis(redis.url);
    await client.config('SET', 'maxmemory-policy', 'allkeys-lru');
    client.disconnect();
  }

  it('with every setting that is wrong', async () => {
    const said = (await verdict(false).catch((error: unknown) => error)) as Error;
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
      expect(said.message).toContain(`PostgreSQL has ${setting} = off`);
    expect(said.message).toContain('Redis has appendonly = no, not yes');
    expect(said.message).toContain('Redis has maxmemory-policy = allkeys-lru, not noeviction');
  });

  it('those that keep it are taken', async () => {
    await expect(verdict(true)).resolves.toBeUndefined();
  });
});

it('promise 3: the application does not start on such servers unless it is told to', async () => {
  await expect(startApi({ REQUIRE_DURABILITY: 'true' })).rejects.toThrow('Acknowledged work could be lost');
});
