import type { Logger } from 'pino';
import { Jobs } from './jobs.ts';

it('what is found later anyway fails nobody where the queue is not there, and is told in the log', async () => {
  const warned: object[] = [];
  const logger = { warn: (fields: object) => void warned.push(fields) } as unknown as Logger;
  const jobs = new Jobs({ redisUrl: null, databaseUrl: 'postgres://nobody@127.0.0.1:1/nowhere' }, logger);
  await expect(jobs.add('mail-deliver', {}, 'mail-1')).rejects.toThrow('has not started');
  await jobs.runSoon('mail-deliver', {}, 'mail-1');
  expect(warned).toEqual([{ job: 'mail-deliver', err: expect.any(Error) }]);
});
