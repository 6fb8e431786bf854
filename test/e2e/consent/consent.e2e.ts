import { THEMES, type Variant, VARIANTS } from '@lyceum/contracts/consent/cookie';
import { sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import type { Persona } from '../../support/persona.ts';
import { inBothSchemes, SIZES } from '../../support/browser/screen-check.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

let admin: Persona;
let guest: Visitor;
const words = { title_en: 'Cookies here', text_en: 'We ask.', title_nl: 'Koekjes hier', text_nl: 'We vragen het.' };
const ask = (variant: Variant) =>
  admin.call('PUT /api/v4/admin/cookie-package', { body: { active: true, variant, ...words } });

beforeAll(async () => {
  admin = await lyceum.person('admin');
  guest = await Visitor.arrive(browser, { url: lyceum.url });
});
afterAll(() => guest?.close());

const popup = (variant: Variant) => guest.page.locator(`[data-consent="${THEMES[variant]}"]`);
const press = (name: string) => guest.page.getByRole('button', { name, exact: true }).click();
const cookie = async () =>
  (await guest.page.context().cookies()).find(({ name }) => name === 'consent')?.value.split('.')[1];
const signals = () =>
  guest.page.evaluate(() =>
    ((globalThis as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((told) => Array.from(told)),
  );
/** In the foot of the navigation. */
async function withdraw(): Promise<void> {
  await press('Cookie choices');
  await press('Withdraw consent');
  await seesNo(guest.page.getByRole('dialog'));
}

/** What of each popup has to be chosen before it may be accepted, and what that allows. */
const CHOSEN: Record<Variant, { first?: () => Promise<void>; allows: string }> = {
  advanced: {
    first: async () => {
      const { page } = guest;
      await page.getByRole('checkbox', { name: 'Analytics' }).check();
      // What is required is not ticked yet (part 1 §5).
      expect(await page.getByRole('button', { name: 'To the content!' }).isDisabled()).toBe(true);
      await page.getByRole('checkbox', { name: 'Functional' }).check();
    },
    allows: 'functional-analytics',
  },
  simple: { allows: 'functional-analytics-marketing' },
  blocking: {
    first: async () => {
      await guest.page.keyboard.press('Escape');
      await sees(popup('blocking'));
    },
    allows: 'functional-analytics-marketing',
  },
  friendly: {
    first: () => guest.page.getByRole('radio', { name: /Grocery store/ }).check(),
    allows: 'functional-analytics',
  },
};

describe('a guest who is asked for consent', () => {
  it('is asked nothing before an administrator wants it', async () => {
    await guest.go('/');
    await sees(guest.page.getByRole('feed', { name: 'Conversations' }));
    expect(await guest.page.locator('[data-consent]').count()).toBe(0);
  });

  it.each(VARIANTS)('decides in the %s popup, and takes it back', async (variant) => {
    const { first, allows } = CHOSEN[variant];
    await ask(variant);
    // What was decided on another version is discarded, and asked anew.
    await guest.go('/');
    await sees(popup(variant));
    await sees(guest.page.getByText('Cookies here'));
    for (const size of ['phone', 'desktop'] as const) {
      await guest.page.setViewportSize(SIZES[size]);
      expect(await inBothSchemes(guest, `consent-${variant}-${size}`, size)).toEqual([]);
    }
    expect(await signals()).toContainEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })]);
    await first?.();
    await press('To the content!');
    await seesNo(popup(variant));
    expect(await cookie()).toBe(allows);
    expect(await signals()).toContainEqual([
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'granted' }),
    ]);

    await withdraw();
    expect(await cookie()).toBe('functional');
    await guest.go('/');
    await sees(guest.page.getByRole('feed', { name: 'Conversations' }));
    expect(await popup(variant).count()).toBe(0);
  });

  it('takes it back on a screen without navigation, too', async () => {
    await ask('simple');
    await guest.go('/');
    await press('To the content!');
    await seesNo(popup('simple'));
    await guest.go('/auth/login');
    await withdraw();
    expect(await cookie()).toBe('functional');
  });

  it('reads the policy that a popup leads to, and allows only what is necessary', async () => {
    await ask('blocking');
    await guest.page.context().clearCookies({ name: 'consent' });
    await guest.go('/');
    await sees(popup('blocking'));
    await popup('blocking').getByRole('link', { name: 'Privacy policy' }).click();
    await sees(guest.page.getByRole('heading', { name: 'What we keep' }));
    await seesNo(popup('blocking'));
    await guest.go('/');
    await press('Only necessary');
    await seesNo(popup('blocking'));
    expect(await cookie()).toBe('functional');
    expect((await admin.call('GET /api/v4/admin/consents/verification')).body.data.broken).toEqual([]);
  });
});
