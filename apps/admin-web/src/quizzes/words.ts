import type { AuthorQuestion } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';

/** Returns a function that gives an option's text. It translates the options of true-or-false questions. */
export function useOptionText() {
  const translate = useTranslate();
  return ({ type }: Pick<AuthorQuestion, 'type'>, value: string): string =>
    type === 'true_false' ? translate(value === 'true' ? 'quiz.true' : 'quiz.false') : value;
}

/** The non-empty lines of a text, trimmed. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
