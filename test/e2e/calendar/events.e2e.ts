import { sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import { daysFromNow, makeEvent } from '../../support/content/events.ts';
import type { Persona } from '../../support/persona.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';

let member: Visitor;
let moderator: Visitor;
let organiser: Persona;
beforeAll(async () => {
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  moderator = await Visitor.arrive(browser, { url: lyceum.url, role: 'moderator' });
  organiser = (await lyceum.person('admin'))!;
});
afterAll(async () => {
  await member?.close();
  await moderator?.close();
});

const button = ({ page }: Visitor, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const says = ({ page }: Visitor, text: string) => page.getByRole('main').getByText(text, { exact: true });

describe('an event with one place', () => {
  it('goes to who is first; who waits moves up as soon as it is free, without looking again', async () => {
    const { slug } = await makeEvent(organiser, { title: 'Glazuur mengen', capacity: 1 });
    for (const visitor of [member, moderator]) {
      await visitor.go(`/events/${slug}`);
      await sees(button(visitor, 'Join'));
    }
    await button(member, 'Join').click();
    await sees(says(member, 'You’re going'));
    await sees(button(moderator, 'Join the waiting list'));
    await button(moderator, 'Join the waiting list').click();
    await sees(says(moderator, 'You’re number 1 on the waiting list'));

    await button(member, 'Leave').click();
    await member.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await sees(says(moderator, 'You’re going'));
    await seesNo(says(member, 'You’re going'));
  });

  it('has conversations that whoever goes writes, on a board of its own', async () => {
    const { slug } = await makeEvent(organiser, { title: 'Raku in de tuin' });
    await moderator.go(`/events/${slug}`);
    await button(moderator, 'Join').click();
    await sees(says(moderator, 'You’re going'));
    await moderator.page.getByRole('link', { name: 'Conversations', exact: true }).click();
    await sees(moderator.page.getByPlaceholder(/^What are you working on/).or(moderator.page.getByRole('feed')));
  });
});

describe('a reminder', () => {
  it('moves with its event', async () => {
    const event = await makeEvent(organiser, { title: 'Oven leeghalen' });
    await member.go(`/events/${event.slug}`);
    await button(member, 'Join').click();
    await sees(says(member, 'You’re going'));
    await button(member, 'Remind me').click();
    await sees(says(member, '1 hour before'));

    const who = (await lyceum.person('member'))!;
    const due = async (): Promise<string[]> => {
      const { body } = await who.call('GET /api/v3/events/{id}/reminders', { params: { id: event.id } });
      return (body.data as { due_at: string }[]).map(({ due_at }) => due_at);
    };
    const [before] = await due();
    await organiser.call('PUT /api/v3/events/{id}', {
      params: { id: event.id },
      body: { start_date: daysFromNow(9), end_date: daysFromNow(10) },
    });
    await until('it has moved', async () => Date.parse((await due())[0]!) - Date.parse(before!) === 2 * 86_400_000);
    expect(await due()).toHaveLength(1);
  });
});
