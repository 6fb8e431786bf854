import type { TFunction } from 'i18next';
import type { GivenAnswer, Question } from '../quiz.query.ts';

/** Text of an option. Options of true-or-false questions are translated. */
export const optionText = (t: TFunction, { type }: Pick<Question, 'type'>, value: string): string =>
  type === 'true_false' ? t(value === 'true' ? 'quiz.true' : 'quiz.false') : value;

const optionsText = (t: TFunction, question: Question, ids: readonly number[]): string =>
  question.question_options
    .filter(({ id }) => ids.includes(id))
    .map(({ value }) => optionText(t, question, value))
    .join(', ');

/** Text of a given answer. */
export const givenText = (t: TFunction, question: Question, given: GivenAnswer): string =>
  given.answer ?? optionsText(t, question, given.question_option_id === null ? [] : [given.question_option_id]);

/** Text of the correct answer, or null if the server does not reveal it. */
export function rightText(t: TFunction, question: Question, { correct }: GivenAnswer): string | null {
  if (!correct) return null;
  const text =
    question.type === 'free_form' ? correct.answers.join(', ') : optionsText(t, question, correct.question_option_ids);
  return text || null;
}
