import type { OutputOf, RequestOf, Routes } from '@lyceum/contracts';
import { QuizUse, type QuizRight } from '../../../apps/api/src/modules/quizzes/index.ts';
import type { TestApi } from '../servers/api.ts';
import type { Persona } from '../persona.ts';

type Settings = RequestOf<Routes['POST /api/v3/quiz-maker/quizzes/{id}/settings']>['body'];
type Question = RequestOf<Routes['POST /api/v3/quiz-maker/quizzes/{id}/questions']>['body'];
export type Asked = OutputOf<Routes['POST /api/v3/quiz-maker/quizzes/{id}/questions']>['data'];
export type Attempt = OutputOf<Routes['GET /api/v3/quiz-maker/responses/{id}']>['data'];

/** Two questions with one right answer each: the second of the first, and `false` of the second. */
export const QUESTIONS: Question[] = [
  {
    question: 'Waarvan is glas gemaakt?',
    type: 'multiple_choice',
    question_options: [{ value: 'Van klei' }, { value: 'Van zand', is_correct: true }, { value: 'Van was' }],
  },
  {
    question: 'Klei krimpt niet in de oven.',
    type: 'true_false',
    question_options: [{ value: 'true' }, { value: 'false', is_correct: true }],
  },
];

export interface MadeQuiz {
  id: number;
  questions: Asked[];
}

export async function addQuestion(who: Persona, quizId: number, body: Question): Promise<Asked> {
  const answer = await who.call('POST /api/v3/quiz-maker/quizzes/{id}/questions', { params: { id: quizId }, body });
  if (answer.status !== 201) throw new Error(`No question: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.data as Asked;
}

export async function makeQuiz(
  who: Persona,
  settings: Partial<Settings> = {},
  questions: Question[] = QUESTIONS,
  title = 'Glas en klei',
): Promise<MadeQuiz> {
  const answer = await who.call('POST /api/v3/quiz-maker/quizzes', { body: { title, settings } });
  if (answer.status !== 201) throw new Error(`No quiz: ${answer.status} ${JSON.stringify(answer.body)}`);
  const id = answer.body.data.id as number;
  const asked: Asked[] = [];
  for (const question of questions) asked.push(await addQuestion(who, id, question));
  return { id, questions: asked };
}

/** The option that is right, or one that is not. */
export const optionOf = ({ question_options }: Asked, isRight: boolean): number =>
  question_options.find(({ is_correct }) => is_correct === isRight)!.id;

export const start = (who: Persona, id: number) =>
  who.call('POST /api/v3/quiz-maker/quizzes/{id}/start-quiz', { params: { id }, body: {} });

export async function begun(who: Persona, id: number): Promise<Attempt> {
  const answer = await start(who, id);
  if (answer.status !== 200) throw new Error(`Not begun: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.data as Attempt;
}

/** Answers one question, by an option's id or in words. */
export const answer = (
  who: Persona,
  response_id: number,
  question_id: number,
  given: number | string,
  is_finished = false,
) =>
  who.call('POST /api/v3/quiz-maker/responses', {
    body: {
      response_id,
      is_finished,
      responses: [{ question_id, ...(typeof given === 'number' ? { question_option_id: given } : { answer: given }) }],
    },
  });

/** Begins, answers each question as it is said, and ends it. */
export async function taken(who: Persona, { id, questions }: MadeQuiz, isRight: boolean[]): Promise<Attempt> {
  const attempt = await begun(who, id);
  const responses = questions.map((question, index) => ({
    question_id: question.id,
    question_option_id: optionOf(question, isRight[index]!),
  }));
  const sent = await who.call('POST /api/v3/quiz-maker/responses', {
    body: { response_id: attempt.id, responses, is_finished: true },
  });
  if (sent.status !== 200) throw new Error(`Not taken: ${sent.status} ${JSON.stringify(sent.body)}`);
  return sent.body.data as Attempt;
}

/** Where quizzes stand: who may take and edit all of them, until a test says otherwise of its own. */
export function quizzesStand(api: TestApi, name: string, rightsOf: (memberId: number) => readonly QuizRight[]): void {
  api.app.get(QuizUse).usedBy(name, {
    ofQuiz: (viewer, ids) => Promise.resolve(new Map(ids.map((id) => [id, rightsOf(viewer.id)]))),
    used: () => Promise.resolve(new Set()),
  });
}
