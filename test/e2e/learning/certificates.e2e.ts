import { sees, Visitor } from '../../support/browser/browser.ts';
import { courseOf } from '../../support/content/courses.ts';
import type { Persona } from '../../support/persona.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

let member: Visitor;
let stranger: Visitor;
let author: Persona;
beforeAll(async () => {
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  stranger = await Visitor.arrive(browser, { url: lyceum.url });
  author = (await lyceum.person('admin'))!;
});
afterAll(async () => {
  await member?.close();
  await stranger?.close();
});

describe('a certificate', () => {
  it('comes with the last lesson, is taken along as a file, and is verified by a stranger', async () => {
    const course = await courseOf(author, [{ name: 'Klei kneden' }], {
      name: 'Klei en certificaat',
      certificate: true,
    });
    const main = member.page.getByRole('main');
    await member.go(`/resources/${course.slug}`);
    await main.getByRole('link', { name: 'Start' }).click();
    await main.getByRole('button', { name: 'Mark as complete', exact: true }).click();
    await main
      .getByRole('link', { name: /Klei en certificaat/ })
      .first()
      .click();
    const file = main.getByRole('link', { name: 'Your certificate (PDF)' });
    await sees(file);
    const [download] = await Promise.all([member.page.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toBe(`certificate-${course.slug}.pdf`);
    const parts: Buffer[] = [];
    for await (const part of await download.createReadStream()) parts.push(part as Buffer);
    expect(Buffer.concat(parts).subarray(0, 5).toString()).toBe('%PDF-');

    await main.getByRole('link', { name: 'Verify certificate' }).click();
    await sees(main.getByRole('heading', { name: 'This certificate is genuine' }));
    await stranger.go(new URL(member.page.url()).pathname);
    const shown = stranger.page.getByRole('main');
    await sees(shown.getByRole('heading', { name: 'This certificate is genuine' }));
    // It names somebody, and is for whoever was given its address.
    expect(await stranger.page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await sees(shown.getByText('Klei en certificaat', { exact: true }));
    await stranger.go('/certificates/AAAAA-AAAAA-AAAAA-AAAAA-AAAAA');
    await sees(shown.getByRole('heading', { name: 'Certificate not found' }));
  });
});
