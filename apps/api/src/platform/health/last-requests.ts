import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';
import { platformText } from '../texts/platform.texts.ts';

/** For so long requests under way are waited for. */
const LONGEST_MS = 10_000;
const LOOK_EVERY_MS = 10;

const STOPPING = platformText('failure.stopping');

/**
 * The end of serving: what is carried out is answered, and what cannot be answered is not begun. From the moment it begins,
 * the process is not ready, what arrives is refused, every answer closes its connection, and so do connections that are
 * idle; when nothing is under way any more the rest may be closed.
 */
export class LastRequests {
  private underWay = 0;
  private isEnding = false;
  private readonly readiness: Readiness;

  constructor(readiness: Readiness) {
    this.readiness = readiness;
  }

  /** Before every other hook: what is refused here has not been looked at. */
  register(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', async ({ url }, reply) => {
      this.underWay += 1;
      reply.raw.once('close', () => (this.underWay -= 1));
      // That it still lives and is not ready is for its keeper to hear.
      if (!this.isEnding || url.startsWith('/health/')) return;
      return reply.status(503).header('retry-after', 1).send({ message: STOPPING });
    });
    fastify.addHook('onSend', async (_, reply) => {
      if (this.isEnding) void reply.header('connection', 'close');
    });
  }

  /** Answers when nothing is under way, or when that takes too long. */
  async end(server: Server): Promise<void> {
    const latest = performance.now() + LONGEST_MS;
    this.isEnding = true;
    this.readiness.ready = false;
    this.readiness.reason = STOPPING;
    server.closeIdleConnections();
    while (this.underWay > 0 && performance.now() < latest) {
      await sleep(LOOK_EVERY_MS);
      server.closeIdleConnections();
    }
  }
}
