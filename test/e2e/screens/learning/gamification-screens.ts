import { sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import { list, loaded, record } from '../console/console-screens.ts';
import type { Screens } from '../places.ts';
import type { World } from '../world.ts';

const TROPHY = 'First words';

/** The trophy room, and what stands behind it in the console. */
export const gamificationScreens = (world: () => World): Screens => ({
  member: [
    {
      name: 'the trophy room',
      inAll: true,
      async open(page) {
        await visit(page, '/trophies');
        await sees(page.getByText(TROPHY));
      },
    },
    {
      name: 'trophies that were granted, points and the leaderboard',
      async open(page) {
        await visit(page, '/trophies?tab=granted');
        await page.getByText('How you earned your points').click();
        await page.getByText('Leaderboard').click();
        await sees(page.getByText('Place 1', { exact: true }));
      },
    },
  ],
  admin: [
    list('Trophies', 'trophies', () => TROPHY, world),
    record('a trophy in the console', () => 'trophies/1', world),
    {
      name: 'a new trophy with errors',
      async open(page) {
        await visit(page, '/admin/trophies/create');
        await loaded(page, 'New trophy');
        await page.getByRole('button', { name: 'Create trophy' }).click();
        await sees(page.locator('[aria-invalid="true"]').first());
      },
    },
    {
      name: 'rules of points, tried out',
      async open(page) {
        await visit(page, '/admin/scoring');
        await page.getByRole('button', { name: 'Preview changes' }).click();
        await sees(page.getByText(/would gain/).first());
        // The click scrolled the menu too, which may leave a link half below the bar.
        await page.evaluate('scrollTo(0, 0)');
      },
    },
  ],
});
