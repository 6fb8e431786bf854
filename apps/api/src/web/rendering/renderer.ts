import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Rendering, RenderRequest } from '@lyceum/contracts/first-page';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import { LOGGER } from '../../platform/observability/logger.ts';
import { RenderCache } from './render-cache.ts';

/** The build output is JavaScript, and tests run the source. */
const ENTRY = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './render.worker.ts' : './render.worker.js', import.meta.url),
);
const BUNDLE = fileURLToPath(new URL('../../../../member-web/dist/server/entry-server.mjs', import.meta.url));

/** A document waits at most this long for its HTML. Then the browser renders the screen. */
const LIMIT_MS = 150;
/** A rendering that takes this long never ends. Its thread is replaced. */
const ENDLESS_MS = 60_000;
/** More waiting documents than this would exceed the limit anyway. */
const MAX_QUEUE = 8;
const HEAP_MB = 192;

/** The work of a thread, which tests replace. */
export type Render = (request: RenderRequest, signal: AbortSignal) => Promise<Rendering | null>;

/** Limits that tests change. */
export interface RenderOptions {
  render?: Render;
  limitMs?: number;
  maxQueue?: number;
}

/**
 * Renders the member app's first screen in a worker thread (docs/adr/0085). Every failure means null: the document then
 * has no HTML, and the browser renders the screen.
 */
@Injectable()
export class Renderer implements OnApplicationShutdown {
  private readonly cache = new RenderCache();
  private readonly isOn = process.env.SERVER_RENDERING !== 'off';
  private options: RenderOptions = {};
  private pool: Piscina | null = null;
  private isWarm = false;
  private starting = Promise.resolve(false);
  private waiting = 0;

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** Replaces the thread or its limits. */
  configure(options: RenderOptions): void {
    this.options = options;
  }

  /**
   * Renders a document, or returns null. `isShared` means that the request has no member, so that other guests with the
   * same answers get the same HTML.
   */
  async render(request: Omit<RenderRequest, 'now'>, isShared: boolean): Promise<Rendering | null> {
    if (!this.isOn) return null;
    const now = Date.now();
    const key = isShared ? createHash('sha256').update(JSON.stringify(request)).digest('base64url') : null;
    const cached = key === null ? null : this.cache.get(key, now);
    if (cached) return cached;
    return this.inTime({ ...request, now }, (rendering) => {
      if (key !== null) this.cache.set(key, rendering);
    });
  }

  /** Resolves when the thread can render, which it begins with the first document. False if it can't start. */
  ready(): Promise<boolean> {
    this.pool ??= this.start();
    return this.starting;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.destroy();
    this.pool = null;
  }

  /** Calls `keep` also with a rendering that is too late for this document. */
  private async inTime(request: RenderRequest, keep: (rendering: Rendering) => void): Promise<Rendering | null> {
    const { render = this.inThread, limitMs = LIMIT_MS, maxQueue = MAX_QUEUE } = this.options;
    if (this.waiting >= maxQueue) return null;
    this.waiting++;
    const work = render(request, AbortSignal.timeout(ENDLESS_MS))
      .then((rendering) => {
        if (rendering) keep(rendering);
        return rendering;
      })
      .catch((err: unknown) => {
        this.logger.warn({ err, path: request.url.split('?')[0] }, 'a document could not be rendered');
        return null;
      })
      .finally(() => this.waiting--);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, limitMs, null)));
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  private readonly inThread: Render = (request, signal) => {
    const pool = (this.pool ??= this.start());
    // Loading the bundle takes longer than a document may wait.
    if (!this.isWarm) return Promise.resolve(null);
    return pool.run({ bundle: BUNDLE, request }, { name: 'render', signal }) as Promise<Rendering | null>;
  };

  /** Starts the thread. It stays, because loading the bundle takes a second. */
  private start(): Piscina {
    const pool = new Piscina({
      filename: ENTRY,
      minThreads: 1,
      maxThreads: 1,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    this.starting = pool.run(BUNDLE, { name: 'warm' }).then(
      () => (this.isWarm = true),
      (err: unknown) => {
        this.logger.warn({ err }, 'documents are not rendered');
        return false;
      },
    );
    return pool;
  }
}
