import { sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import { list, loaded, record } from './console-screens.ts';
import type { Screens } from '../places.ts';
import type { World } from '../world.ts';

/** Of the demo community: with modules, lessons and learners. */
const TAKEN = 1;
const WHEEL = 'First steps at the wheel';

/** Courses in the console, with their builder. */
export const consoleCourseScreens = (world: () => World): Screens => ({
  admin: [
    list('Courses', 'courses', () => WHEEL, world),
    record('a course in the console', () => `courses/${TAKEN}`, world),
    {
      name: 'a course being edited',
      inAll: true,
      async open(page) {
        await visit(page, `/admin/courses/${TAKEN}`);
        await loaded(page, `Edit ${WHEEL}`);
      },
    },
    {
      name: 'lessons being put in order',
      async open(page) {
        await visit(page, `/admin/courses/${TAKEN}/show`);
        await page.getByRole('button', { name: 'Order lessons: The clay' }).click();
        await sees(page.getByRole('dialog', { name: 'Order lessons' }));
      },
    },
    {
      name: 'a lesson being written',
      async open(page) {
        await visit(page, `/admin/courses/${TAKEN}/show`);
        await page.getByRole('button', { name: 'Edit Centring' }).click();
        await sees(page.getByRole('dialog', { name: 'Edit lesson' }));
      },
    },
    {
      name: 'a module being renamed',
      async open(page) {
        await visit(page, `/admin/courses/${TAKEN}/show`);
        await page.getByRole('button', { name: 'Rename The clay' }).click();
        await sees(page.getByRole('dialog', { name: 'Rename module' }));
      },
    },
    {
      name: 'members being enrolled in a course',
      async open(page) {
        await visit(page, `/admin/courses/${TAKEN}/show`);
        await page.getByRole('button', { name: 'Enrol members' }).click();
        await sees(page.getByRole('dialog', { name: 'Enrol members in this course?' }));
      },
    },
    {
      name: 'the authors of a course being chosen',
      async open(page) {
        await visit(page, `/admin/courses/${TAKEN}/show`);
        await page.getByRole('button', { name: 'Change authors' }).click();
        await sees(page.getByRole('dialog', { name: 'Who are the authors of this course?' }));
      },
    },
    {
      name: 'the locks of a learner',
      async open(page) {
        await visit(page, `/admin/courses/${TAKEN}/show`);
        await page
          .getByRole('button', { name: /^Locks of / })
          .first()
          .click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('combobox', { name: 'Lesson' }).click();
        await page.getByRole('option', { name: 'Centring' }).click();
        await sees(dialog.getByRole('button', { name: 'Unlock' }));
      },
    },
    {
      name: 'a new course with errors',
      async open(page) {
        await visit(page, '/admin/courses/create');
        await loaded(page, 'New course');
        await page.getByRole('button', { name: 'Create course' }).click();
        await sees(page.locator('[aria-invalid="true"]').first());
      },
    },
  ],
});
