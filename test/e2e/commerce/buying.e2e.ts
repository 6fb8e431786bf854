import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import { sold } from '../../support/content/shop.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

let member: Visitor;
beforeAll(async () => void (member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' })));
afterAll(() => member?.close());

const main = () => member.page.getByRole('main');

describe('a level that opens a board', () => {
  it('is bought from the board’s lock, invoiced, cancelled, and ends', async () => {
    const admin = (await lyceum.person('admin'))!;
    const { level } = await sold(admin, { name: 'Kiln club' });
    const board = await makeBoard(admin, 'For the kiln club', 'member', 'member', [level]);
    await makeTopic(admin, board, 'Told to the club alone');

    await member.go('/boards/for-the-kiln-club');
    await main().getByRole('link', { name: 'Get access' }).click();
    await main().getByRole('button', { name: 'Buy Kiln club' }).click();
    await sees(main().getByRole('heading', { name: 'Test payment' }));
    await main().getByRole('button', { name: 'Pay', exact: true }).click();
    await sees(main().getByText(/^Renews on /));
    const purchase = new URL(member.page.url()).pathname;
    await main().getByRole('link', { name: 'Back to For the kiln club' }).click();
    await main().getByRole('link', { name: 'Told to the club alone' }).click();
    await sees(main().getByRole('heading', { level: 1, name: 'Told to the club alone' }));

    await member.go(`${purchase}/invoices`);
    const file = main().getByRole('link', { name: /^Download \d{4}-\d{4}$/ });
    const [download] = await Promise.all([member.page.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toMatch(/^invoice-\d{4}-\d{4}\.pdf$/);
    await member.go(`${purchase}/cancel-purchase`);
    await main().getByRole('button', { name: 'Cancel purchase' }).click();
    await member.page.getByRole('dialog').getByRole('button', { name: 'Cancel purchase' }).click();
    await sees(main().getByText(/^Cancelled: active until /));

    // Its period is over only in a month; giving the money back ends it at once, while its buyer looks on.
    const params = { id: Number(purchase.split('/').at(-1)) };
    await admin.call('POST /api/v4/admin/purchases/{id}/refund', { params, body: { reason: 'Asked for it' } });
    await sees(main().getByText('Refunded'));
    await member.go('/boards/for-the-kiln-club');
    await sees(main().getByText('This board is for members with access'));
    await seesNo(main().getByText('Told to the club alone'));
  });
});
