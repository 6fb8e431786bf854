import { createServer } from 'node:http';
import { HttpException, type INestApplication } from '@nestjs/common';
import type { Config } from '../config.ts';
import { HealthController } from './health.controller.ts';

/** All that a worker answers by HTTP: whether it lives and is ready. Members are served by others. */
export async function serveHealth(app: INestApplication, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const health = app.get(HealthController);
  const answers: Record<string, () => unknown> = {
    '/health/live': () => health.live(),
    '/health/ready': () => health.ready(),
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    const asked = answer ? Promise.resolve().then(answer) : Promise.reject(new HttpException('Nothing is here.', 404));
    asked
      .catch((error: unknown) => (error instanceof HttpException ? error : new HttpException('Not ready.', 503)))
      .then((told) => {
        const refused = told instanceof HttpException;
        response.writeHead(refused ? told.getStatus() : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(refused ? { message: told.message } : told));
      });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  // It holds nothing open: the process ends when what it works at has ended.
  server.unref();
}
