import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QUIZ_LIMITS } from '@lyceum/contracts/quizzes/limits';
import type { Question } from '../quiz.query.ts';
import classes from '../Quiz.module.css';
import { optionText } from './words.ts';

export interface Chosen {
  option: number | null;
  text: string;
}

interface Props {
  question: Question;
  chosen: Chosen;
  /** An answered question is read-only (decisions 29). */
  locked: boolean;
  onChoose: (chosen: Chosen) => void;
}

/** The options of a question, or the text field for a free-form answer. */
export function Choices({ question, chosen, locked, onChoose }: Props) {
  const { t } = useTranslation();
  const name = useId();
  if (question.type === 'free_form') {
    return (
      <label className={classes.free}>
        <span>{t('quiz.yourAnswer')}</span>
        <textarea
          rows={3}
          maxLength={QUIZ_LIMITS.answer}
          readOnly={locked}
          value={chosen.text}
          onChange={({ target }) => onChoose({ option: null, text: target.value })}
        />
      </label>
    );
  }
  return (
    <fieldset className={classes.options}>
      <legend className="visually-hidden">{t('quiz.choose')}</legend>
      {question.question_options.map(({ id, value }) => (
        <label
          key={id}
          className={classes.option}
          data-chosen={chosen.option === id || undefined}
          data-locked={locked || undefined}
        >
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={chosen.option === id}
            disabled={locked && chosen.option !== id}
            onChange={() => !locked && onChoose({ option: id, text: '' })}
          />
          <span className={classes.sign} aria-hidden="true">
            {chosen.option === id && <IconCheck size={14} stroke={2.6} />}
          </span>
          <span>{optionText(t, question, value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
