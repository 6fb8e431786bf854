import { sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import { makeEvent } from '../../support/content/events.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

let host: Visitor;
beforeAll(async () => {
  host = await Visitor.arrive(browser, { url: lyceum.url, role: 'moderator' });
});
afterAll(() => host?.close());

const main = () => host.page.getByRole('main');

it('has its limits set on the form of its event, once there is one', async () => {
  const person = (await lyceum.person('moderator'))!;
  const event = await makeEvent(person, { title: 'Glazuur op afstand', online: true });
  await host.go(`/events/${event.slug}/edit`);
  await sees(main().getByRole('link', { name: 'Access', exact: true }));
  await seesNo(main().getByRole('link', { name: 'Live room', exact: true }));

  await person.call('POST /api/v4/events/{id}/live-room', { params: { id: event.id }, body: {} });
  await host.go(`/events/${event.slug}/edit/room`);
  await main().getByLabel('Room capacity').fill('1');
  await main().getByRole('button', { name: 'Save' }).click();
  await sees(main().locator('[aria-invalid="true"]').first());
  await main().getByLabel('Room capacity').fill('4');
  await main().getByLabel('When people enter').selectOption('listener');
  await main().getByRole('button', { name: 'Save' }).click();
  await sees(host.page.getByText('Saved.'));
  const { body } = await person.call('GET /api/v3/events/{id}', { params: { id: event.id } });
  expect(body.data.live_room).toMatchObject({ max_participants: 4, max_hosts: 2, entry_role: 'listener' });
});
