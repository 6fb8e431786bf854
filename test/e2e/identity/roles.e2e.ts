import { channels } from '@lyceum/contracts/realtime';
import { createDatabase, type TestDatabase } from '../../support/servers/database.ts';
import { OwnProcess } from '../../support/servers/deployment.ts';
import { connect, disconnectAll, type Heard, listen } from '../../support/live.ts';
import { Persona } from '../../support/persona.ts';
import { jpegWithPlace } from '../../support/content/pictures.ts';
import { RedisServer } from '../../support/servers/redis.ts';
import { DEMO_PASSWORD, demoAccount, type Role } from '../../support/servers/running.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(300_000);

let redis: RedisServer;
let database: TestDatabase;
let api: OwnProcess;
let worker: OwnProcess;
let environment: Record<string, string>;
beforeAll(async () => {
  await OwnProcess.build();
  [redis, database] = await Promise.all([RedisServer.start(), createDatabase({ verified: false })]);
  environment = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    APP_SECRET: 'a secret that both processes have',
    DEMO_MODE: 'true',
    READ_WAIT_MS: '15000',
  };
  api = await OwnProcess.begin({ ...environment, ROLE: 'api' });
  worker = await OwnProcess.begin({ ...environment, ROLE: 'worker' });
  await Promise.all([api.ready(), worker.ready()]);
});
afterEach(disconnectAll);
afterAll(async () => {
  await api?.stop();
  await worker?.stop();
  await redis?.stop();
  await database?.drop();
});

async function signedIn(role: Role): Promise<Persona> {
  const persona = new Persona(api.url);
  expect((await persona.login(demoAccount(role), DEMO_PASSWORD)).status).toBe(200);
  return persona;
}

async function post(author: Persona, title: string): Promise<{ id: number }> {
  const boards = (await author.call('GET /api/v4/community/channels')).body.data as { id: number; slug: string }[];
  const channel_id = boards.find(({ slug }) => slug === 'glazes')!.id;
  const answer = await author.call('POST /conversations', {
    body: { title, content: '<p>Van de een naar de ander</p>', channel_id },
  });
  expect(answer.status).toBe(201);
  return answer.body.data;
}

const has = (heard: Heard[], name: string, topic?: number): boolean =>
  heard.some((each) => each.name === name && (topic === undefined || each.data.topic_id === topic));

describe('an API and a worker of their own', () => {
  it.each(['api', 'worker'])('refuse to start without a Redis (%s)', async (ROLE) => {
    const { REDIS_URL: _, ...alone } = environment;
    const lonely = await OwnProcess.begin({ ...alone, ROLE });
    await until('it had ended', () => lonely.hasEnded);
    expect(await lonely.stop()).toBe(1);
    expect(lonely.output).toContain(`ROLE=${ROLE} needs REDIS_URL`);
  });

  it('the worker answers for its health and metrics, and nothing else', async () => {
    for (const path of ['/health/live', '/health/ready', '/metrics'])
      expect([path, await worker.status(path)]).toEqual([path, 200]);
    for (const path of ['/', '/api/v3/settings', '/api/v3/topics'])
      expect([path, await worker.status(path)]).toEqual([path, 404]);
  });

  it('what is written at the API is projected and made by the worker, and heard at the API', async () => {
    const [author, moderator] = [await signedIn('member'), await signedIn('moderator')];
    const own = await listen(connect(author), channels.messages(author.id));
    const topic = await post(author, 'Voor de werker');
    const { body } = await author.call('GET /api/v3/topics');
    expect((body.data as { id: number }[]).some(({ id }) => id === topic.id)).toBe(true);
    const comments = await listen(connect(new Persona(api.url)), channels.topic(topic.id, true));
    await moderator.call('POST /api/v3/topics/{id}/comments', {
      params: { id: topic.id },
      body: { content: '<p>Ja</p>' },
    });
    await until('both were heard', () => has(comments, 'comment-posted', topic.id) && has(own, 'notification'));
  });

  it('a picture is taken by the built API', async () => {
    const author = await signedIn('member');
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await jpegWithPlace())]), 'a.jpg');
    expect((await author.send('POST', '/uploader', form)).body.data).toMatchObject({ width: 48, height: 64 });
  });

  it('the API goes on without a worker; the next one makes up for it', async () => {
    const author = await signedIn('member');
    expect(await worker.stop('SIGKILL')).toBe('SIGKILL');
    const topic = await post(author, 'Zonder werker');
    const shows = async (): Promise<boolean> =>
      ((await new Persona(api.url).call('GET /api/v3/topics')).body.data as { id: number }[]).some(
        ({ id }) => id === topic.id,
      );
    expect(await shows()).toBe(false);
    worker = await OwnProcess.begin({ ...environment, ROLE: 'worker' });
    await worker.ready();
    await until('the topic was projected', shows);
  });

  it('end in an orderly way', async () => {
    expect(await worker.stop()).toBe(0);
    expect(await api.stop()).toBe(0);
    expect(api.output + worker.output).not.toContain('"level":50');
  });
});
