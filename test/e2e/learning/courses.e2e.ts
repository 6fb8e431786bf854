import { sees, seesNo, Visitor, write } from '../../support/browser/browser.ts';
import { addLesson, at, courseOf } from '../../support/content/courses.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

let member: Visitor;
let author: Persona;
beforeAll(async () => {
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  author = (await lyceum.person('admin'))!;
});
afterAll(() => member?.close());

const main = () => member.page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name, exact: true });
const link = (name: string | RegExp) => main().getByRole('link', { name }).first();
const says = (text: string) => main().getByText(text, { exact: true });

describe('a course', () => {
  it('waits for its day, is read, completed and gone on with', async () => {
    const course = await courseOf(
      author,
      [
        { name: 'Klei kneden', content: '<p>Dertig slagen zijn genoeg</p>' },
        { name: 'Klei draaien', content: '<p>Kijk naar de rand</p>', unlocks_at: '2090-01-01 09:00:00' },
      ],
      { name: 'Van klei naar kom' },
    );
    const second = course.lessons[1]!;
    await member.go(`/resources/${course.slug}`);
    await sees(main().getByText(/^Unlocks on/));
    await link('Klei draaien').click();
    await sees(says('This lesson is locked'));
    await seesNo(says('Kijk naar de rand'));

    await author.call('PUT /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}', {
      ...at(course, second),
      body: { unlocks_at: null },
    });
    await member.go(`/resources/${course.slug}`);
    await link('Start').click();
    await sees(says('Dertig slagen zijn genoeg'));
    await button('Complete and continue').click();
    await sees(says('Kijk naar de rand'));
    await sees(says('50% done'));
    const outline = member.page.getByRole('complementary').getByRole('navigation', { name: 'Contents' });
    await sees(outline.getByRole('link', { name: /^Completed: .*Klei kneden$/ }));
    const notes = main().getByRole('textbox', { name: 'Your notes' });
    await notes.fill('Duim aan de rand');
    await button('Save note').click();
    await seesNo(button('Save note'));
    const editor = main().getByRole('textbox').and(member.page.locator(':not([aria-labelledby=lesson-notes])'));
    await seesNo(editor);
    await button('Start a discussion').click();
    await write(editor, 'Welke rand is dat?');
    await button('Post comment').click();
    await sees(main().getByRole('article').filter({ hasText: 'Welke rand is dat?' }).last());

    await member.go(`/resources/${course.slug}`);
    await link('Continue').click();
    await sees(says('Kijk naar de rand'));
    await until('the note is there', async () => (await notes.inputValue()) === 'Duim aan de rand');
    await button('Mark as complete').click();
    await sees(says('100% done'));

    await addLesson(author, { course: course.id, module: course.module }, { name: 'Klei bakken' });
    await member.go(`/resources/${course.slug}`);
    await sees(says('66% done'));
    await sees(main().getByText(/^Finished on/));
    await sees(link('Klei bakken'));
  });
});
