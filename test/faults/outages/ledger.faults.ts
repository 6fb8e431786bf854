import { Installation } from '../../support/servers/installation.ts';
import { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(300_000);

let installation: Installation;
beforeAll(async () => void (installation = await Installation.start()));
afterAll(() => installation?.discard());

it('the ledger of consent verifies end to end by a command, which names the one line that was changed and the one that is gone', async () => {
  const admin = await installation.person('admin');
  const words = { title_en: 'Cookies', text_en: 'We ask.', title_nl: 'Koekjes', text_nl: 'We vragen het.' };
  await admin.call('PUT /api/v4/admin/cookie-package', { body: { active: true, variant: 'advanced', ...words } });
  const shown = async () =>
    (await admin.call('GET /get_cookie_package_version')).body.data as { version: number; active: boolean };
  await until('visitors are asked', async () => (await shown()).active);
  const { version } = await shown();
  const guests = Array.from({ length: 4 }, () => new Persona(installation.url));
  for (const guest of guests) {
    for (const items of [['functional'], ['functional', 'analytics']]) {
      expect((await guest.call('POST /api/v4/consents', { body: { version, items } })).status).toBe(200);
    }
  }
  const lines = () => installation.query<{ subject: string }>('select subject from consent.decision where number = 2');
  await until('all are written', async () => (await lines()).length === guests.length);
  expect(await installation.verify('consent')).toContain('8 lines verified.');

  const [changed, gone] = (await lines()) as [{ subject: string }, { subject: string }];
  await installation.query(
    `update consent.decision set items = '{functional,marketing}' where subject = $1 and number = 2`,
    [changed.subject],
  );
  await installation.query('delete from consent.decision where subject = $1 and number = 1', [gone.subject]);
  const said = await installation.verify('consent');
  expect(said).toMatch(/^failed/);
  expect(said).toContain(`${changed.subject} line 2 changed`);
  expect(said).toContain(`${gone.subject} line 1 missing`);
  expect(said).not.toContain('marketing');
});
