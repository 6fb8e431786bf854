import type { AuthorQuestion } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';

/** What an option is called: those of a true or false question in the reader's language. */
export function useOptionText() {
  const translate = useTranslate();
  return ({ type }: Pick<AuthorQuestion, 'type'>, value: string): string =>
    type === 'true_false' ? translate(value === 'true' ? 'quiz.true' : 'quiz.false') : value;
}

/** Each line that says something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
