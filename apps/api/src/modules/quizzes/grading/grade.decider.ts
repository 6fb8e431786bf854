import type { Key, Settings } from '../quiz/quiz.events.ts';
import type { QuestionType } from '../rights/quiz.constants.ts';

export interface Asked {
  question_id: number;
  type: QuestionType;
}

/** An answer with an author's verdict. */
export interface Answered {
  question_id: number;
  option_id: number | null;
  answer: string | null;
  /** The author's verdict, or null before marking. */
  marked: boolean | null;
}

export interface Grade {
  score: number;
  max: number;
  /** In whole percent. */
  percentage: number;
  passed: boolean;
  /** The number of answers that an author must mark. */
  pending: number;
  /** One entry per given answer, in the order of the questions. Null waits for marking. */
  verdicts: { question_id: number; is_correct: boolean | null }[];
}

export type Keys = Readonly<Record<number, Key>>;

/** The number of correct answers that are required to pass (part 3 §4). */
export const requiredScore = (max: number, threshold: number): number => Math.ceil((max * threshold) / 100);

/** Normalizes text for comparison: case, white space and Unicode form do not count. */
const plain = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Whether an answer is correct, or null if an author must decide. */
export function verdictOf(
  { type, question_id }: Asked,
  { option_id, answer, marked }: Answered,
  keys: Keys,
  settings: Pick<Settings, 'exact_answer'>,
): boolean | null {
  const key = keys[question_id] ?? { option_ids: [], answers: [] };
  if (type !== 'free_form') return option_id !== null && key.option_ids.includes(option_id);
  if (marked !== null) return marked;
  if (!settings.exact_answer || key.answers.length === 0) return null;
  return key.answers.map(plain).includes(plain(answer ?? ''));
}

/** The grade of an attempt (part 3 §4): one point per correct answer. Finishing an unrated quiz in time passes it. */
export function gradeOf(
  questions: readonly Asked[],
  answers: readonly Answered[],
  keys: Keys,
  { settings, inTime }: { settings: Settings; inTime: boolean },
): Grade {
  const given = new Map(answers.map((answer) => [answer.question_id, answer]));
  const verdicts = questions.flatMap((asked) => {
    const answer = given.get(asked.question_id);
    return answer ? [{ question_id: asked.question_id, is_correct: verdictOf(asked, answer, keys, settings) }] : [];
  });
  const max = questions.length;
  const score = verdicts.filter(({ is_correct }) => is_correct === true).length;
  return {
    score,
    max,
    percentage: max === 0 ? 0 : Math.round((score * 100) / max),
    passed: settings.is_rated ? score >= requiredScore(max, settings.threshold) : inTime,
    pending: verdicts.filter(({ is_correct }) => is_correct === null).length,
    verdicts,
  };
}

/** An erased member's text is gone, so a regrade keeps the earlier verdicts of their answers. */
export function asSaid<A extends Answered>(answers: readonly A[], { verdicts }: Pick<Grade, 'verdicts'>): A[] {
  const said = new Map(verdicts.map(({ question_id, is_correct }) => [question_id, is_correct]));
  return answers.map((each) =>
    each.option_id === null && each.answer === null ? { ...each, marked: said.get(each.question_id) ?? false } : each,
  );
}
