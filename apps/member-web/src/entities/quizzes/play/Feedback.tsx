import { IconCheck, IconHourglass, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { GivenAnswer, Question } from '../quiz.query.ts';
import classes from '../Quiz.module.css';
import { rightText } from './words.ts';

/** Whether an answer is correct, and the correct answer, as far as the server reveals them. */
export function Feedback({ question, given, ended }: { question: Question; given: GivenAnswer; ended: boolean }) {
  const { t } = useTranslation();
  const right = rightText(t, question, given);
  const tells = given.is_correct !== null || (ended && question.type === 'free_form');
  if (!tells && !right) return null;
  const kind = given.is_correct === null ? 'pending' : given.is_correct ? 'right' : 'wrong';
  const Icon = { right: IconCheck, wrong: IconX, pending: IconHourglass }[kind];
  return (
    <div className={classes.feedback} data-kind={kind}>
      {tells && (
        <p className={classes.verdict}>
          <Icon size={18} stroke={2.2} aria-hidden="true" /> {t(`quiz.${kind}`)}
        </p>
      )}
      {right && kind !== 'right' && <p>{t('quiz.rightAnswer', { answer: right })}</p>}
    </div>
  );
}
