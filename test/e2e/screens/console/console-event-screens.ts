import { sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import { list, loaded, record } from './console-screens.ts';
import type { Screens } from '../places.ts';
import type { World } from '../world.ts';

/** Of the demo community: full, with a waiting list. */
const FULL = 3;
/** With a live room. */
const ONLINE = 4;

/** Events in the console, with who comes to them, and their categories. */
export const consoleEventScreens = (world: () => World): Screens => ({
  admin: [
    list('Events', 'events', () => 'A day at the wheel, for beginners', world),
    record('an event in the console', () => `events/${FULL}`, world),
    {
      name: 'who waits for an event, in the console',
      async open(page) {
        await visit(page, `/admin/events/${FULL}/show`);
        await sees(page.getByRole('heading', { name: 'Waiting list (3)' }));
      },
    },
    {
      name: 'the live room of an event, in the console',
      async open(page) {
        await visit(page, `/admin/events/${ONLINE}/show`);
        await sees(page.getByRole('heading', { name: 'Live room: planned' }));
      },
    },
    {
      name: 'taking somebody off an event',
      async open(page) {
        await visit(page, `/admin/events/${FULL}/show`);
        await page.getByRole('button', { name: 'Remove Sanne de Vries' }).click();
        await sees(page.getByRole('dialog', { name: 'Remove from this event?' }));
      },
    },
    {
      name: 'an event being edited',
      inAll: true,
      async open(page) {
        await visit(page, `/admin/events/${FULL}`);
        await loaded(page, 'Edit A day at the wheel, for beginners');
      },
    },
    {
      name: 'a new event with errors',
      async open(page) {
        await visit(page, '/admin/events/create');
        await loaded(page, 'New event');
        await page.getByRole('button', { name: 'Create event' }).click();
        await sees(page.locator('[aria-invalid="true"]').first());
      },
    },
    list('Event categories', 'event-categories', () => 'Firings', world),
    record('a category of events in the console', () => 'event-categories/1', world),
    {
      name: 'a new category of events',
      async open(page) {
        await visit(page, '/admin/event-categories/create');
        await loaded(page, 'New category');
      },
    },
  ],
});
