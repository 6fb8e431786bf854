import { createRedisBackend, withBackend } from 'bullmq';
import { Redis } from 'ioredis';
import type { Installation } from './installation.ts';

const onRedis = withBackend(createRedisBackend);
const NAME = 'lyceum';

export type LookedAt = InstanceType<typeof onRedis.Queue<object>>;

/** The queue of an installation, to be looked into. */
export const queueOf = ({ redis }: Installation): LookedAt =>
  new onRedis.Queue<object>(NAME, { connection: { url: redis.url } });

/**
 * The turns of each schedule that a worker has begun with, as far as the queue remembers: the moments that they were meant
 * for, in order.
 */
export async function turnsOf({ redis: { url } }: Installation): Promise<Record<string, number[]>> {
  const redis = new Redis(url);
  const told = await redis.xrange(`bull:${NAME}:events`, '-', '+');
  redis.disconnect();
  const turns: Record<string, Set<number>> = {};
  for (const [, fields] of told) {
    const { event, jobId = '' } = Object.fromEntries(pairs(fields));
    const turn = /^repeat:(.+):(\d+)$/.exec(jobId);
    if (event === 'active' && turn) (turns[turn[1]!] ??= new Set()).add(Number(turn[2]));
  }
  return Object.fromEntries(Object.entries(turns).map(([name, moments]) => [name, [...moments].sort((a, b) => a - b)]));
}

const pairs = (fields: string[]): [string, string][] =>
  fields.flatMap((name, n) => (n % 2 ? [] : [[name, fields[n + 1]!] as [string, string]]));
