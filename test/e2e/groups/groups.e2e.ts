import { sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';

let owner: Visitor;
let member: Visitor;
beforeAll(async () => {
  owner = await Visitor.arrive(browser, { url: lyceum.url, role: 'moderator' });
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
});
afterAll(async () => {
  await owner?.close();
  await member?.close();
});

const main = ({ page }: Visitor) => page.getByRole('main');
const button = (visitor: Visitor, name: string) => main(visitor).getByRole('button', { name, exact: true });
const tab = (visitor: Visitor, name: string) => main(visitor).getByRole('link', { name, exact: true });
const SECRET = 'Het mengsel van juni';

describe('the events of a private group', () => {
  it('are made on its tab, for those who are in it alone, and stand there', async () => {
    const group = await lyceum.person('moderator').then(async (who) => {
      const body = { name: 'Draaien op donderdag', status: 'private' as const };
      return (await who!.call('POST /api/v3/groups', { body })).body.data as { id: number; slug: string };
    });
    await owner.go(`/groups/${group.slug}/events`);
    await sees(main(owner).getByText('No upcoming events'));
    await button(owner, 'New event').click();
    const dialog = owner.page.getByRole('dialog', { name: 'New event' });
    await dialog.getByLabel('Title').fill('Avond aan de schijf');
    await dialog.getByRole('button', { name: 'Create event' }).click();
    await owner.page.waitForURL(/\/events\/event-\d+\/edit\/place/);
    const made = new URL(owner.page.url()).pathname.split('/')[2]!;
    await owner.go(`/groups/${group.slug}/events`);
    await sees(main(owner).getByRole('link', { name: 'Avond aan de schijf' }).first());

    await member.go(`/groups/${group.slug}`);
    await sees(button(member, 'Ask to join'));
    await seesNo(tab(member, 'Events'));
    const who = (await lyceum.person('member'))!;
    const params = { id: made };
    const asked = await who.call('GET /api/v3/events/{id}', { params, query: { find_by: 'slug' } });
    const listed = await who.call('GET /api/v3/events', { query: { group_id: group.id } });
    expect([asked.status, listed.body.data]).toEqual([404, []]);
  });
});

describe('a private group', () => {
  it('is founded, asked for and opened, read by those who are in it and by nobody else, and left again', async () => {
    const name = 'Engobe onder elkaar';
    await owner.go('/groups');
    await button(owner, 'New group').click();
    const dialog = owner.page.getByRole('dialog', { name: 'New group' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Visibility').selectOption('private');
    await dialog.getByRole('button', { name: 'Create group' }).click();
    await sees(owner.page.getByRole('heading', { level: 1, name }));
    const path = new URL(owner.page.url()).pathname;
    const slug = path.split('/')[2]!;

    const [staff, guest] = [(await lyceum.person('moderator'))!, (await lyceum.person('admin'))!];
    const params = { id: slug };
    const group = (await staff.call('GET /api/v3/groups/{id}', { params, query: { find_by: 'slug' } })).body.data;
    const said = { title: SECRET, content: '<p>Drie delen ballclay</p>', channel_id: group.channel_id as number };
    const topic = (await staff.call('POST /conversations', { body: said })).body.data as { id: number; slug: string };
    expect(guest.id).not.toBe(staff.id);

    // On no side door: its page, the topic's own address, the search, or the addresses of programs.
    await member.go(path);
    await sees(button(member, 'Ask to join'));
    await seesNo(tab(member, 'Conversations'));
    const who = (await lyceum.person('member'))!;
    const finds = async (): Promise<boolean> => {
      const { body } = await who.call('GET /api/v3/search', { query: { query: SECRET, model: 'topics' } });
      return ((body.results?.topics?.data ?? []) as { id: number }[]).some(({ id }) => id === topic.id);
    };
    const reads = async (): Promise<number> =>
      (await who.call('GET /api/v3/topics/{id}', { params: { id: topic.id } })).status;
    expect([await finds(), await reads()]).toEqual([false, 404]);

    await button(member, 'Ask to join').click();
    await sees(main(member).getByText('Request sent', { exact: true }));
    await owner.go(`${path}/members`);
    await sees(main(owner).getByRole('button', { name: /^Approve / }));
    await main(owner)
      .getByRole('button', { name: /^Approve / })
      .first()
      .click();

    // Without looking again.
    await sees(main(member).getByText('Joined', { exact: true }));
    await tab(member, 'Conversations').click();
    await sees(member.page.getByRole('link', { name: SECRET }).first());
    await until('it is found by whoever is in it', finds);

    await button(member, 'Leave').click();
    await member.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await sees(button(member, 'Ask to join'));
    await seesNo(member.page.getByRole('link', { name: SECRET }));
    await until('it is found no more', async () => !(await finds()));
    expect(await reads()).toBe(404);
  });
});
