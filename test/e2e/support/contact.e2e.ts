import { sees, Visitor } from '../../support/browser/browser.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

let guest: Visitor;
let admin: Visitor;
beforeAll(async () => {
  guest = await Visitor.arrive(browser, { url: lyceum.url });
  admin = await Visitor.arrive(browser, { url: lyceum.url, role: 'admin' });
});
afterAll(async () => {
  await guest?.close();
  await admin?.close();
});

describe('a letter to the staff', () => {
  it('of a guest is asked for an address, sent, and read by administrators with the way to answer it', async () => {
    const { page } = guest;
    await guest.go('/support?tab=contact');
    await page.getByRole('textbox', { name: 'Subject' }).fill('Is there a class for children?');
    await page.getByRole('textbox', { name: 'Your message' }).fill('Mine are nine and eleven.');
    await page.getByRole('button', { name: 'Send' }).click();
    const address = page.getByRole('textbox', { name: 'Your e-mail address' });
    await address.fill('parent@example.test');
    await page.getByRole('button', { name: 'Send' }).click();
    await sees(page.getByRole('status').first());

    await admin.go('/admin/contact-requests');
    await admin.page.getByText('Is there a class for children?').click();
    await sees(admin.page.getByText('Mine are nine and eleven.'));
    const reply = admin.page.getByRole('link', { name: 'Answer by e-mail' });
    expect(await reply.getAttribute('href')).toMatch(/^mailto:parent@example\.test\?/);
  });
});
