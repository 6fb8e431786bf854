import type { Key, Settings } from '../quiz/quiz.events.ts';
import type { QuestionType } from '../rights/quiz.constants.ts';

export interface Asked {
  question_id: number;
  type: QuestionType;
}

/** An answer, and what an author has said of it. */
export interface Answered {
  question_id: number;
  option_id: number | null;
  answer: string | null;
  /** By an author; null while nobody has. */
  marked: boolean | null;
}

export interface Grade {
  score: number;
  max: number;
  /** Whole percent. */
  percentage: number;
  passed: boolean;
  /** Answers that an author has to mark. */
  pending: number;
  /** Of the answers that were given, in the order of the questions; null waits to be marked. */
  verdicts: { question_id: number; is_correct: boolean | null }[];
}

export type Keys = Readonly<Record<number, Key>>;

/** Part 3 §4: as many must be right. */
export const requiredScore = (max: number, threshold: number): number => Math.ceil((max * threshold) / 100);

/** How a word is compared: not by its case, nor by how many spaces or which form of a letter somebody's keyboard makes. */
const plain = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Whether an answer is right; null where an author has to say so. */
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

/**
 * What an attempt comes to (part 3 §4): one point for each right answer, none where there is no answer. An unrated quiz is
 * passed by finishing it in time.
 */
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

/** Of an erased member nobody can read any more what they wrote: what was said of it stays, whatever the key says now. */
export function asSaid<A extends Answered>(answers: readonly A[], { verdicts }: Pick<Grade, 'verdicts'>): A[] {
  const said = new Map(verdicts.map(({ question_id, is_correct }) => [question_id, is_correct]));
  return answers.map((each) =>
    each.option_id === null && each.answer === null ? { ...each, marked: said.get(each.question_id) ?? false } : each,
  );
}
