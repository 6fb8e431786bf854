import { sees, Visitor } from '../../support/browser/browser.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

let admin: Visitor;
let member: Visitor;
beforeAll(async () => {
  admin = await Visitor.arrive(browser, { url: lyceum.url, role: 'admin' });
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
});
afterAll(async () => {
  await admin?.close();
  await member?.close();
});

describe('rules of points', () => {
  it('are tried out, published with a reason, and come to what the dry run said, before everybody’s eyes', async () => {
    const { page } = admin;
    await admin.go('/admin/scoring');
    await page.getByRole('spinbutton', { name: 'Points each: Commented' }).fill('40');
    await page.getByRole('radio', { name: /^Recount with the new rules/ }).check();
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await sees(page.getByText(/ would gain, /));
    const row = page.getByRole('table').getByRole('row').nth(1);
    const [name, before, after] = await row.getByRole('cell').allTextContents();
    expect(Number(after)).toBeGreaterThan(Number(before));

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish these rules?' });
    await dialog.getByRole('button', { name: 'New season' }).click();
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await sees(page.getByText('Rules published'));

    await member.go('/trophies');
    await member.page.getByText('Leaderboard').click();
    const place = member.page
      .getByRole('listitem')
      .filter({ hasText: name! })
      .filter({ hasText: `${after} points` });
    await sees(place.first());
  });
});
