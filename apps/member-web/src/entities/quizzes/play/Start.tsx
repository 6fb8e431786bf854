import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { type Quiz, isRefused, useStart } from '../quiz.query.ts';
import classes from '../Quiz.module.css';

/** Start screen: the rules of the quiz, before the timer starts. */
export function Start({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation();
  const start = useStart(quiz.id);
  const { settings, question_count: count, required_score: required } = quiz;
  const isEmpty = count === 0;
  return (
    <section className={classes.card} aria-label={quiz.title}>
      <h2 className={classes.title}>{quiz.title}</h2>
      {quiz.description && <p className={classes.description}>{quiz.description}</p>}
      {isEmpty ? (
        <p className={classes.note}>
          {t('quiz.empty')}. {t('quiz.emptyHint')}
        </p>
      ) : (
        <ul className={classes.facts}>
          <li>{t('quiz.questions', { count })}</li>
          {settings.timer_on && (
            <li>
              {t('quiz.minutes', { count: settings.timer })}. {t('quiz.timed')}
            </li>
          )}
          <li>{required === null ? t('quiz.unrated') : t('quiz.required', { required, max: count })}</li>
          {!settings.retry && <li>{t('quiz.once')}</li>}
        </ul>
      )}
      {start.isError && (
        <Refusal>{isRefused(start.error) ? start.error.message || t('errors.action') : t('quiz.failed')}</Refusal>
      )}
      <div className={classes.actions}>
        <Button disabled={isEmpty} loading={start.isPending} onClick={() => start.mutate()}>
          {t('quiz.start')}
        </Button>
      </div>
    </section>
  );
}
