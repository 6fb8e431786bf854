import { Lyceum } from '../../support/servers/running.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(300_000);

let lyceum: Lyceum;
beforeAll(async () => void (lyceum = await Lyceum.begin()));
afterAll(() => lyceum?.discard());

it('a seeding cut short by kill -9 is completed by the next start', async () => {
  const seeding = await until(
    'the seeding was under way',
    async () => {
      const { status, text } = await lyceum.health();
      if (status === 200) throw new Error('The seeding had ended before it could be killed.');
      return status === 503 && /Making the demo community: \d+ of 180 topics/.test(text) && text;
    },
    300_000,
  );
  expect(seeding).not.toContain('180 of 180');
  await lyceum.kill({ database: true });

  lyceum.launch();
  await lyceum.ready();
  const admin = await lyceum.person('admin');
  const total = async (path: string): Promise<number> => (await admin.send('GET', path)).body.meta.total as number;
  expect({
    topics: await total('/api/v4/admin/topics?per_page=1'),
    feed: await total('/api/v3/topics?limit=1'),
    comments: await total('/api/v4/admin/comments?per_page=1'),
    members: await total('/api/v4/admin/members?per_page=1'),
    boards: await total('/api/v4/admin/boards?per_page=1'),
  }).toEqual({ topics: 210, feed: 197, comments: 1445, members: 60, boards: 30 });

  const visitor = await lyceum.person('member');
  const threads = (await visitor.send('GET', '/api/v3/inbox')).body.data as { unread_count: number }[];
  expect(threads.map(({ unread_count }) => unread_count)).toEqual([2, 0, 0, 0]);
  await until('the bell shows what the visitor was told of', async () => {
    const { data } = (await visitor.send('GET', '/api/v3/notifications?limit=100')).body;
    const types = new Set((data as { type: string }[]).map(({ type }) => type));
    return ['comment', 'like', 'follow'].every((type) => types.has(type));
  });
});
