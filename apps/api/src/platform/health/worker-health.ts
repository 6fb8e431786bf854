import { createServer, type IncomingMessage } from 'node:http';
import { HttpException, type INestApplication } from '@nestjs/common';
import type { Config } from '../config.ts';
import { HealthController } from './health.controller.ts';
import { MetricsController } from '../observability/metrics.ts';

interface Answer {
  type: string;
  text: string;
}

const json = (told: unknown): Answer => ({ type: 'application/json', text: JSON.stringify(told) });

/** All that a worker answers by HTTP: whether it lives and is ready, and its metrics. Members are served by others. */
export async function serveHealth(app: INestApplication, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const health = app.get(HealthController);
  const metrics = app.get(MetricsController);
  const answers: Record<string, (request: IncomingMessage) => Promise<Answer>> = {
    '/health/live': async () => json(health.live()),
    '/health/ready': async () => json(await health.ready()),
    '/metrics': ({ headers, socket }) => metrics.told(headers, socket.remoteAddress ?? ''),
  };
  const nothing = () => Promise.reject(new HttpException('Nothing is here.', 404));
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''] ?? nothing;
    answer(request)
      .then(
        (told) => ({ status: 200, ...told }),
        (error: unknown) => {
          const refusal = error instanceof HttpException ? error : new HttpException('Not ready.', 503);
          return { status: refusal.getStatus(), ...json({ message: refusal.message }) };
        },
      )
      .then(({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text))
      // Whoever asked is gone.
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  // It holds nothing open: the process ends when what it works at has ended.
  server.unref();
}
