import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { type Config, CONFIG } from '../../config.ts';
import { LOGGER } from '../../observability/logger.ts';
import { type Allowance, counting, RateLimit } from './rate-limit.ts';

/** A Redis that hangs is given up for the rest of its silence, so that one request waits for it once and the next ones do not. */
const LONGEST_WAIT_MS = 300;

/**
 * The limits of this installation. With a Redis all processes count together, so that no more processes means more guesses;
 * while it is away each counts for itself.
 */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly names = new Set<string>();

  constructor(@Inject(CONFIG) { redisUrl }: Config, @Inject(LOGGER) logger: Logger) {
    // A question that would have to wait for Redis is answered by this process instead.
    const options = { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: LONGEST_WAIT_MS };
    this.redis = redisUrl ? new ImpatientRedis(redisUrl, options) : null;
    this.redis?.on('error', (err: Error) => logger.warn({ err }, 'Redis does not answer: limits are counted apart'));
  }

  /** @throws {Error} for a name that another limit has: they would count together */
  of(name: string, allowance: Allowance): RateLimit {
    const shared = this.sharedBy(name, allowance);
    return shared ? new RateLimit(allowance, shared) : new RateLimit(allowance);
  }

  /** For what every request counts: nobody waits for Redis, and what other processes counted holds from the next request on. */
  behind(name: string, allowance: Allowance): RateLimit {
    const shared = this.sharedBy(name, allowance);
    return shared ? new RateLimit(allowance, new CountedBehind(allowance, shared)) : new RateLimit(allowance);
  }

  private sharedBy(name: string, allowance: Allowance): SharedLimiter | null {
    if (this.names.has(name)) throw new Error(`the limit ${name} is made twice`);
    this.names.add(name);
    return this.redis && allowance.attempts > 0 ? new SharedLimiter(this.redis, name, allowance) : null;
  }

  /** Whether there is a Redis and it does not answer; asked at most for as long as a request would wait. */
  async isRedisAway(): Promise<boolean> {
    if (!this.redis) return false;
    if (this.redis.status !== 'ready') return true;
    return this.redis.ping().then(
      () => false,
      () => true,
    );
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

/** A connection that has gone silent is made anew, and is not ready until Redis answers on it: nobody else waits meanwhile. */
class ImpatientRedis extends Redis {
  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
    command.promise.catch((error: unknown) => {
      const hangs = error instanceof Error && error.message === 'Command timed out';
      if (hangs && this.status === 'ready') this.disconnect(true);
    });
    return super.sendCommand(command, stream);
  }
}

/** What is counted may be an address or what somebody typed: in Redis stands a hash of it. */
class SharedLimiter extends RateLimiterRedis {
  constructor(redis: Redis, name: string, allowance: Allowance) {
    super({
      storeClient: redis,
      keyPrefix: `lyceum:limit:${name}`,
      points: allowance.attempts,
      duration: allowance.seconds,
      insuranceLimiter: counting(allowance),
      rejectIfRedisNotReady: true,
    });
  }

  override getKey(key: string | number): string {
    return super.getKey(createHash('sha256').update(String(key)).digest('base64url'));
  }
}

/** This process counts at once and exactly; that all of them together are over it is learnt behind the answer, and shuts the key here. */
class CountedBehind extends RateLimiterMemory {
  constructor(
    { attempts, seconds }: Allowance,
    private readonly shared: SharedLimiter,
  ) {
    super({ points: attempts, duration: seconds });
  }

  override consume(key: string | number, points?: number): Promise<RateLimiterRes> {
    this.shared.consume(key, points).catch(async (over: unknown) => {
      // For 0 seconds would be for ever. Anything else is a Redis that is away, whose client says so; then this process counts alone.
      if (over instanceof RateLimiterRes) await this.block(key, Math.max(1, Math.ceil(over.msBeforeNext / 1000)));
    });
    return super.consume(key, points);
  }
}
