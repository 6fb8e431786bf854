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

it('a member reports a comment, a moderator removes it, and the member hears of it', async () => {
  const topic = await host.topic('Met reclame eronder');
  const params = { id: topic.id };
  const admin = await lyceum.person('admin');
  await admin.call('POST /api/v3/topics/{id}/comments', { params, body: { content: '<p>Koop mijn klei</p>' } });
  const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  await member.go(`/conversations/${topic.slug}`);
  const comment = member.page.getByRole('article').filter({ hasText: 'Koop mijn klei' }).last();
  await comment.getByRole('button', { name: 'More options' }).click();
  await member.page.getByRole('menuitem', { name: 'Report' }).click();
  const report = member.page.getByRole('dialog', { name: 'Report this post' });
  await report.getByRole('button', { name: 'Report' }).click();
  await sees(report.getByText('Choose a reason.'));
  await report.getByRole('combobox', { name: 'What is wrong?' }).selectOption('spam');
  await report.getByRole('button', { name: 'Report' }).click();
  await sees(member.page.getByText('Thank you. A moderator will look at it.'));

  const { page } = staff;
  await staff.go('/admin/review-items');
  await page.getByRole('link', { name: 'Met reclame eronder' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  const decision = page.getByRole('dialog');
  await decision.getByRole('textbox', { name: 'Reason' }).fill('Reclame');
  await decision.getByRole('button', { name: 'Remove' }).click();
  await sees(page.getByText('Removed', { exact: true }));

  await seesNo(member.page.getByText('Koop mijn klei'));
  await member.page
    .getByRole('button', { name: /notification/i })
    .first()
    .click();
  await sees(member.page.getByText('A moderator removed the post that you reported.'));
  await member.close();
});
