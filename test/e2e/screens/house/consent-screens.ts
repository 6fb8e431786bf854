import { sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import type { Screens } from '../places.ts';

/** The privacy policy, and the console of consent; the popups are walked through in `consent/consent.e2e.ts`. */
export const consentScreens = (): Screens => ({
  guest: [
    {
      name: 'the privacy policy',
      inAll: true,
      async open(page) {
        await visit(page, '/about/policies/privacy-policy');
        await sees(page.getByRole('heading', { name: 'What we keep' }));
      },
    },
  ],
  member: [
    {
      name: 'what a member has decided on cookies',
      async open(page) {
        await visit(page, '/profile/settings/cookies');
        await sees(page.getByText('This community uses no optional cookies.'));
      },
    },
  ],
  admin: [
    {
      name: 'the cookie popup in the console',
      inAll: true,
      async open(page) {
        await visit(page, '/admin/cookie-package');
        await sees(page.getByText('Preview'));
      },
    },
    {
      name: 'the privacy policy in the console',
      async open(page) {
        await visit(page, '/admin/privacy-policy');
        await sees(page.getByRole('textbox', { name: 'Text' }));
      },
    },
    {
      name: 'the ledger of decisions, empty',
      async open(page) {
        await visit(page, '/admin/consents');
        await sees(page.getByText('No decisions yet'));
      },
    },
    {
      name: 'visits',
      async open(page) {
        await visit(page, '/admin/visits');
        await sees(page.getByRole('heading', { name: 'Pages' }));
      },
    },
  ],
});
