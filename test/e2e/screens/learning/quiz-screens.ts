import type { quizzes } from '@lyceum/contracts';
import type { Page } from 'playwright-core';
import { NO_SOCKET, sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import { list, loaded, record } from '../console/console-screens.ts';
import { fails, onItsWay, type Screens } from '../places.ts';
import type { World } from '../world.ts';

/** The one of the demo community, in a lesson of a course that its administrator writes. */
const ID = 1;
const TITLE = 'Do you know your kiln?';
const LAST = '**/api/v3/quiz-maker/quizzes/*/user/*/last';

const settings: quizzes.QuizSettings = {
  ...{ is_rated: true, threshold: 60, back_forward: true, direct_feedback: true, correct_answer_feedback: true },
  ...{ timer_on: true, timer: 20, retry: true, exact_answer: true },
};
const questions: quizzes.QuizQuestion[] = [
  {
    ...{ id: 1, quiz_id: ID, questionable_type: 'quiz', score: 1, type: 'multiple_choice' },
    question: 'What do most glazes need to become glass?',
    question_options: ['A flux', 'More water'].map((value, index) => ({
      ...{ id: index + 1, question_id: 1, uid: `${index + 1}`, value },
    })),
    media: [{ type: 'text', text: 'Take your time: the kiln does, too.' }],
  },
  {
    ...{
      id: 2,
      quiz_id: ID,
      questionable_type: 'quiz',
      score: 1,
      type: 'free_form',
      question: 'What bends in the heat?',
    },
    ...{ question_options: [], media: [] },
  },
];
const given: quizzes.GivenAnswer = {
  ...{ id: 1, question_id: 1, question_option_id: 2, answer: null, is_correct: false },
  correct: { question_option_ids: [1], answers: [] },
};

/** An attempt as the server would answer it: as it stands, and not as the clock of whoever looks makes it. */
async function attempted(page: Page, more: Partial<quizzes.Attempt>): Promise<void> {
  const now = new Date();
  const attempt: quizzes.Attempt = {
    ...{ id: 1, response_id: 1, quiz_id: ID, user_id: 1, title: TITLE, status: 'open', settings, questions },
    ...{ started_at: now.toISOString(), now: now.toISOString(), finished_at: null },
    deadline: new Date(now.getTime() + 1_199_000).toISOString(),
    ...{ responses: [], current_question_index: 0, max: 2, score: null, percentage: null, passed_quiz: null },
    ...{ passed: false, required_score: 2, pending: 0, before: null, can_retry: false },
    ...more,
  };
  await page.route(LAST, (route) => route.fulfill({ json: { data: attempt } }));
  await visit(page, `/quizzes/${ID}`);
}
const ended = {
  ...{ status: 'submitted' as const, responses: [given], current_question_index: 1, score: 0, percentage: 0 },
  ...{ passed_quiz: false, pending: 1, can_retry: true },
};

/** A quiz in the member app: its start, its questions, its end, time that ran out, and that it cannot be had. */
export const quizScreens: Screens = {
  admin: [
    {
      name: 'the start of a quiz',
      inAll: true,
      async open(page) {
        await visit(page, `/quizzes/${ID}`);
        await sees(page.getByRole('button', { name: 'Start quiz' }));
      },
    },
    {
      name: 'a question of a quiz',
      inAll: true,
      async open(page) {
        await attempted(page, {});
        await page.getByText('More water').click();
        await sees(page.getByRole('timer'));
        await page.unroute(LAST);
      },
    },
    {
      name: 'a question that is answered, with its feedback',
      async open(page) {
        await attempted(page, { responses: [given], current_question_index: 1 });
        await page.getByRole('button', { name: 'Previous question' }).click();
        await sees(page.getByText('Correct answer: A flux'));
        await page.unroute(LAST);
      },
    },
    {
      name: 'the end of a quiz that was not passed',
      inAll: true,
      async open(page) {
        await attempted(page, ended);
        await sees(page.getByText('You scored 0. You need 2 to pass.'));
        await page.unroute(LAST);
      },
    },
    {
      name: 'a quiz whose time ran out',
      async open(page) {
        await attempted(page, { ...ended, status: 'expired', passed: true, pending: 0 });
        await sees(page.getByRole('heading', { name: 'Time ran out' }));
        await page.unroute(LAST);
      },
    },
    {
      name: 'a quiz, on its way',
      expected: NO_SOCKET,
      async open(page) {
        await onItsWay(page, LAST, `/quizzes/${ID}`);
        await sees(page.getByRole('status', { name: 'Loading the quiz' }));
      },
    },
    {
      name: 'a quiz that could not be loaded',
      expected: NO_SOCKET,
      async open(page) {
        await fails(page, LAST, async () => {
          await visit(page, `/quizzes/${ID}`);
          await sees(page.getByText('The quiz was unable to load. Please try again at a later time.'));
        });
      },
    },
  ],
};

/** Quizzes in the console, with their questions and keys. */
export const consoleQuizScreens = (world: () => World): Screens => ({
  admin: [
    list('Quizzes', 'quizzes', () => TITLE, world),
    record('a quiz in the console', () => `quizzes/${ID}`, world),
    {
      name: 'a new question of a quiz',
      async open(page) {
        await visit(page, `/admin/quizzes/${ID}/show`);
        await page.getByRole('button', { name: 'Add question' }).click();
        await sees(page.getByRole('dialog', { name: 'Add question' }));
      },
    },
    {
      name: 'a question of a quiz being edited',
      async open(page) {
        await visit(page, `/admin/quizzes/${ID}/show`);
        await page
          .getByRole('button', { name: /^Edit: / })
          .first()
          .click();
        await page.getByText('Order answers').click();
        await sees(page.getByRole('dialog').getByRole('button', { name: /^Move .* down$/ }));
      },
    },
    {
      name: 'questions being put in order',
      async open(page) {
        await visit(page, `/admin/quizzes/${ID}/show`);
        await page.getByRole('button', { name: 'Order questions' }).click();
        await sees(page.getByRole('dialog', { name: 'Order questions' }));
      },
    },
    {
      name: 'a key being corrected',
      async open(page) {
        await visit(page, `/admin/quizzes/${ID}/show`);
        await page
          .getByRole('button', { name: /^Correct the answer key of/ })
          .first()
          .click();
        await sees(page.getByText('This changes the score of 0 of 0 attempts.'));
      },
    },
    {
      name: 'a quiz being edited',
      inAll: true,
      async open(page) {
        await visit(page, `/admin/quizzes/${ID}`);
        await loaded(page, `Edit ${TITLE}`);
      },
    },
    {
      name: 'a new quiz with errors',
      async open(page) {
        await visit(page, '/admin/quizzes/create');
        await loaded(page, 'New quiz');
        await page.getByRole('button', { name: 'Create quiz' }).click();
        await sees(page.locator('[aria-invalid="true"]').first());
      },
    },
  ],
});
