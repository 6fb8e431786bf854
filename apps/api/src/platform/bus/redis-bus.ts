import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { Bus, type Topic } from './bus.ts';

const TOPICS: readonly Topic[] = ['frame', 'signal', 'presence', 'committed', 'consumed'];
const PREFIX = 'lyceum:';

/** Between processes over Redis. While Redis is away messages are lost, which the sender does not notice. */
export class RedisBus extends Bus {
  private readonly self = randomUUID();
  private readonly sender: Redis;
  private readonly receiver: Redis;

  constructor(url: string, logger: Logger) {
    super();
    // No offline queue: a message that is sent late tells an old state as if it were new.
    this.sender = new Redis(url, { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
    this.receiver = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null });
    for (const connection of [this.sender, this.receiver]) {
      connection.on('error', (err: Error) => logger.warn({ err }, 'Redis does not answer'));
    }
    this.receiver.on('message', (channel: string, text: string) => this.receive(channel, text));
  }

  async start(): Promise<void> {
    await Promise.all([connected(this.sender), connected(this.receiver)]);
    await this.receiver.subscribe(...TOPICS.map((topic) => PREFIX + topic));
  }

  tell(topic: Topic, message: unknown): void {
    this.sender.publish(PREFIX + topic, JSON.stringify({ from: this.self, message })).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.sender.disconnect();
    this.receiver.disconnect();
    return Promise.resolve();
  }

  private receive(channel: string, text: string): void {
    const { from, message } = JSON.parse(text) as { from: string; message: unknown };
    if (from !== this.self) this.hear(channel.slice(PREFIX.length) as Topic, message);
  }
}

/** What was said before the start (who is present, while the demo is made) has begun to connect already. */
async function connected(redis: Redis): Promise<void> {
  if (redis.status === 'wait') await redis.connect();
  else if (redis.status !== 'ready') await once(redis, 'ready');
}
