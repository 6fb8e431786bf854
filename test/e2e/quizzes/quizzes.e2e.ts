import { sees, Visitor } from '../../support/browser/browser.ts';
import type { Persona } from '../../support/persona.ts';
import { type MadeQuiz, makeQuiz } from '../../support/content/quizzes.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

/** Stands in the key and nowhere else. */
const SECRET = 'kanariegeheim';
const A_MINUTE_AND_MORE_MS = 120_000;

let taker: Visitor;
let author: Visitor;
let maker: Persona;
let quiz: MadeQuiz;
const heard: string[] = [];
beforeAll(async () => {
  maker = (await lyceum.person('moderator'))!;
  // No lesson uses this quiz, so administrators alone may take it. Once it has been taken, they alone may correct it too.
  taker = await Visitor.arrive(browser, { url: lyceum.url, role: 'admin' });
  author = await Visitor.arrive(browser, { url: lyceum.url, role: 'admin' });
  const settings = { timer_on: true, timer: 1, retry: true, exact_answer: true, threshold: 60, back_forward: true };
  quiz = await makeQuiz(
    maker,
    settings,
    [
      {
        question: 'Waarvan is glas?',
        question_options: [{ value: 'Van klei' }, { value: 'Van zand', is_correct: true }],
      },
      { question: 'Wat is het woord?', type: 'free_form', answers: [SECRET] },
    ],
    'Glas en woord',
  );
  taker.page.on('response', (response) => {
    void response.text().then(
      (text) => heard.push(`${response.url()} ${text}`),
      () => undefined,
    );
  });
  taker.page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
});
afterAll(async () => {
  await taker?.close();
  await author?.close();
});

const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });
const says = ({ page }: Visitor, text: string) => page.getByRole('main').getByText(text, { exact: true });
/** Whatever came over the line, and what stands on the page. */
const tells = async (): Promise<string[]> => {
  const all = [...heard, await taker.page.content()];
  return all
    .filter((text) => text.includes(SECRET) || text.includes('"is_correct":true'))
    .map((text) => text.slice(0, 200));
};
const choose = async (option: string) => {
  await taker.page.getByText(option, { exact: true }).click();
};

describe('a quiz', () => {
  it('is resumed after a reload, and ends when the server’s clock runs out; what is right is nowhere before that', async () => {
    await taker.go(`/quizzes/${quiz.id}`);
    await sees(button(taker, 'Start quiz'));
    expect(await tells()).toEqual([]);
    await button(taker, 'Start quiz').click();
    await sees(says(taker, 'Waarvan is glas?'));
    await choose('Van klei');
    await button(taker, 'Next question').click();
    await sees(says(taker, '1 of 2 answered'));
    await taker.page.getByLabel('Your answer').fill('half getypt');
    await taker.page.reload();
    await sees(says(taker, '1 of 2 answered'));
    expect(await taker.page.getByLabel('Your answer').inputValue()).toBe('half getypt');
    await button(taker, 'Previous question').click();
    await sees(says(taker, 'You’ve answered this question. Answers can’t be changed.'));
    expect(await tells()).toEqual([]);
    await taker.page
      .getByRole('heading', { name: 'Time ran out', exact: true })
      .waitFor({ timeout: A_MINUTE_AND_MORE_MS });
    await sees(says(taker, '0 of 2 correct'));
    await sees(says(taker, 'You scored 0. You need 2 to pass.'));
    expect((await tells()).filter((text) => text.includes(SECRET))).toEqual([]);
  });

  it('is passed at the second try', async () => {
    await button(taker, 'Try again').click();
    await choose('Van zand');
    await button(taker, 'Next question').click();
    await taker.page.getByLabel('Your answer').fill(SECRET);
    await button(taker, 'Finish quiz').click();
    await sees(taker.page.getByRole('heading', { name: 'You passed', exact: true }));
    await sees(says(taker, '2 of 2 correct'));
  });

  it('whose key is corrected says beforehand whom that changes, and tells them', async () => {
    await author.go(`/admin/quizzes/${quiz.id}/show`);
    await author.page.getByRole('button', { name: 'Correct the answer key of: Waarvan is glas?' }).click();
    const dialog = author.page.getByRole('dialog');
    await sees(dialog.getByText('This changes the score of 0 of 2 attempts.'));
    await dialog.getByRole('checkbox', { name: 'Van zand' }).click();
    await dialog.getByRole('checkbox', { name: 'Van klei' }).click();
    await sees(dialog.getByText('This changes the score of 2 of 2 attempts.'));
    await sees(dialog.getByText('2/2, passed → 1/2, not passed'));
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('De sleutel klopte niet');
    await dialog.getByRole('button', { name: 'Correct the answer key' }).click();
    // The taker's screen follows by itself.
    await sees(says(taker, 'Regraded after a correction. Your previous score was 2 of 2.'));
    await author.page.reload();
    const changed = author.page.getByRole('region', { name: 'Regraded' });
    await sees(changed.getByText('2/2, passed → 1/2, not passed'));
  });
});
