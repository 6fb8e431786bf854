import { sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import { Host } from '../../support/browser/conversation.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

let host: Host;
let staff: Visitor;
beforeAll(async () => {
  host = await Host.of(lyceum);
});
beforeEach(async () => {
  staff = await Visitor.arrive(browser, { url: lyceum.url, role: 'moderator' });
});
afterEach(() => staff?.close());

it('a moderator deletes a comment on the page of its topic, and restores it', async () => {
  const topic = await host.topic('Met een fout antwoord');
  const { page } = staff;
  const params = { id: topic.id };
  await host.moderator.call('POST /api/v3/topics/{id}/comments', { params, body: { content: '<p>Koop hier</p>' } });
  await staff.go(`/admin/topics/${topic.id}/show`);
  for (const verb of ['Delete', 'Restore']) {
    await page.getByRole('button', { name: `${verb} “Koop hier”` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Spam');
    await dialog.getByRole('button', { name: verb }).click();
    await seesNo(dialog);
  }
  await sees(page.getByRole('button', { name: 'Delete “Koop hier”' }));
});

it('topics are deleted in bulk, stay selected, and are restored from the same list', async () => {
  const word = `Samen weg ${Date.now()}`;
  await host.topic(`${word} een`);
  await host.topic(`${word} twee`);
  const { page } = staff;
  await staff.go(`/admin/topics?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`);
  await sees(page.getByRole('row', { name: `${word} een` }));
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  for (const verb of ['Delete 2', 'Restore 2']) {
    await page.getByRole('button', { name: verb }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Spam');
    await dialog.getByRole('button', { name: verb }).click();
    await seesNo(dialog);
  }
  await seesNo(page.getByRole('row', { name: 'Deleted' }));
});
