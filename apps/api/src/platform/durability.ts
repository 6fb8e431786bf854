import type { Queryable } from '@lyceum/kernel';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** What PostgreSQL has to keep to, so that an acknowledged event survives a crash (promise 3). */
const POSTGRES = ['fsync', 'synchronous_commit', 'full_page_writes'];
/** What Redis has to keep to: nothing dropped for want of room, and jobs found again after a restart. */
const REDIS: Record<string, string> = { 'maxmemory-policy': 'noeviction', appendonly: 'yes' };

/** Throws, naming every setting, when a server would lose what it has acknowledged. */
export async function refuseFragile(db: Queryable, redisUrl: string | null, logger: Logger): Promise<void> {
  const faults = [...(await ofPostgres(db)), ...(redisUrl ? await ofRedis(redisUrl, logger) : [])];
  if (faults.length === 0) return;
  throw new Error(
    `Acknowledged work could be lost: ${faults.join(', ')}. Set REQUIRE_DURABILITY=false to run on such servers all the same.`,
  );
}

async function ofPostgres(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string; setting: string }>({
    text: 'select name, setting from pg_settings where name = any($1)',
    values: [POSTGRES],
  });
  return rows.filter(({ setting }) => setting === 'off').map(({ name }) => `PostgreSQL has ${name} = off`);
}

async function ofRedis(url: string, logger: Logger): Promise<string[]> {
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  try {
    const given = Object.entries(REDIS).map(async ([name, wanted]) => {
      const [, setting] = (await redis.config('GET', name)) as string[];
      return setting === wanted ? [] : [`Redis has ${name} = ${setting}, not ${wanted}`];
    });
    return (await Promise.all(given)).flat();
  } catch (err) {
    // Hosted ones keep their settings to themselves.
    logger.warn({ err }, 'Redis does not tell its settings: whether it keeps jobs over a restart is not known');
    return [];
  } finally {
    redis.disconnect();
  }
}
