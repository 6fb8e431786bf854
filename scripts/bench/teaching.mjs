import { asking, eachOf } from './asking.mjs';

/**
 * Courses, who is in them and a quiz, made by their own commands after everything else was measured. Every member with a session is in all
 * courses that are asked for, and has an attempt that is open.
 */
const LESSONS_OF_COURSE = 10;
const LEARNERS_OF_COURSE = 100;
/** Each member answers each of their questions once. All scenarios count on with one serial, so a run goes through more than it asks here. */
const QUIZZES = 40;
const QUESTIONS = 50;
const ADMIN = 1;
const TEXT = '<p>Centre the clay before you open it. Wet hands, slow wheel, and elbows on your knees.</p>';

const AUTHORING = '/api/v4/e-learning/courses';
const MAKER = '/api/v3/quiz-maker';

/** @returns {Promise<{ lessons: object[], quizzes: object[] }>} addresses of lessons, and quizzes with their questions and an open attempt of each session */
export async function makeTeaching({ origin }, { rows }, { sessions, members, courses }) {
  const ask = asking(origin);
  const lessons = [];
  const quizzes = [];
  await eachOf(QUIZZES, async () => void quizzes.push(await makeQuiz(ask)));
  await eachOf(courses, async (n) => {
    const course = await ask(ADMIN, 'POST', AUTHORING, { name: `Throwing ${n}`, description: TEXT });
    const outline = await ask(ADMIN, 'POST', `${AUTHORING}/${course.id}/modules`, { name: 'The wheel' });
    const module = outline.modules.at(-1).id;
    for (let lesson = 0; lesson < LESSONS_OF_COURSE; lesson += 1) {
      const quiz = lesson === 0 ? quizzes[n] : undefined;
      const holds = quiz ? { content_kind: 'quiz', quiz_id: quiz.id } : { content: TEXT.repeat(10) };
      const made = { name: `Lesson ${lesson}`, ...holds };
      await ask(ADMIN, 'POST', `${AUTHORING}/${course.id}/modules/${module}/lessons`, made);
    }
    await ask(ADMIN, 'POST', `${AUTHORING}/${course.id}/release`, {});
    const others = Array.from(
      { length: LEARNERS_OF_COURSE - sessions.length },
      (_, turn) => 100 + ((n * LEARNERS_OF_COURSE + turn) % (members - 100)),
    );
    await ask(ADMIN, 'POST', `${AUTHORING}/${course.id}/participants`, { user_ids: [...sessions, ...others] });
  });
  for (const { course, module, lesson } of await rows(
    `select course_id as course, module_id as module, lesson_id as lesson from learning.place order by lesson_id`,
  )) {
    lessons.push({ course, module, lesson });
  }
  for (const quiz of quizzes) {
    quiz.attempts = [];
    for (const member of sessions) {
      const { id } = await ask(member, 'POST', `${MAKER}/quizzes/${quiz.id}/start-quiz`, {});
      quiz.attempts.push(id);
    }
  }
  return { lessons, quizzes };
}

async function makeQuiz(ask) {
  const { id } = await ask(ADMIN, 'POST', `${MAKER}/quizzes`, {
    title: 'Clay',
    settings: { is_rated: true },
  });
  const questions = [];
  for (let n = 0; n < QUESTIONS; n += 1) {
    const options = ['Sand', 'Clay', 'Wax'].map((value) => ({ value, is_correct: value === 'Clay' }));
    const asked = { question: `What is vessel ${n} made of?`, type: 'multiple_choice', question_options: options };
    const made = await ask(ADMIN, 'POST', `${MAKER}/quizzes/${id}/questions`, asked);
    questions.push({ id: made.id, options: made.question_options.map((option) => option.id) });
  }
  return { id, questions };
}
