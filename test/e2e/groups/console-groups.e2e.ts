import { sees, Visitor } from '../../support/browser/browser.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

let admin: Visitor;
beforeAll(async () => {
  admin = await Visitor.arrive(browser, { url: lyceum.url, role: 'admin' });
});
afterAll(() => admin?.close());

const field = (name: string) => admin.page.getByRole('textbox', { name });
const press = (name: string) => admin.page.getByRole('button', { name, exact: true }).click();

it('founds a group in the console and changes it, with the reason that its history tells', async () => {
  await admin.page.goto(`${lyceum.url}/admin/groups/create`);
  await field('Name').fill('Scherven');
  await admin.page.getByRole('combobox', { name: 'Visibility' }).click();
  await admin.page.getByRole('option', { name: 'Private' }).click();
  await field('Rules').fill('Wees mild\n\nRuim op');
  await press('Add a question');
  await field('Question 1').fill('Waar?');
  await field('Answer 1').fill('In de schuur.');
  await press('Create group');
  await sees(admin.page.getByRole('heading', { level: 1, name: 'Scherven' }));
  const id = Number(/groups\/(\d+)\/show/.exec(admin.page.url())![1]);
  const person = (await lyceum.person('admin'))!;
  const read = async () =>
    (await person.call('GET /api/v4/admin/groups/{id}', { params: { id } })).body.data as Record<string, unknown>;
  expect(await read()).toMatchObject({
    ...{ name: 'Scherven', status: 'private', mine: true, rules: ['Wees mild', 'Ruim op'] },
    faqs: [{ question: 'Waar?', answer: 'In de schuur.' }],
  });

  await admin.page.getByRole('link', { name: 'Edit', exact: true }).click();
  await sees(field('Question 1'));
  await field('Name').fill('Scherven en lijm');
  await press('Remove question 1');
  await field('Reason').fill('Er wordt ook gelijmd');
  await press('Save changes');
  await sees(admin.page.getByRole('heading', { level: 1, name: 'Scherven en lijm' }));
  await sees(admin.page.getByText('Er wordt ook gelijmd'));
  expect(await read()).toMatchObject({ name: 'Scherven en lijm', faqs: [], rules: ['Wees mild', 'Ruim op'] });
});
