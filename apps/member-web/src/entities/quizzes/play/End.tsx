import { Button } from '@mantine/core';
import { IconClockOff, IconFlag, IconHourglass, IconMoodSad, IconTrophy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { type Attempt, isRefused, useStart } from '../quiz.query.ts';
import classes from '../Quiz.module.css';
import { Feedback } from './Feedback.tsx';
import { givenText } from './words.ts';

const ICONS = {
  ranOut: IconClockOff,
  done: IconFlag,
  passed: IconTrophy,
  notPassed: IconMoodSad,
  marking: IconHourglass,
};

/** `marking`: not passed yet, but still possible with the answers that an author must mark. */
function kindOf({ passed, passed_quiz, pending, score, required_score, settings }: Attempt): keyof typeof ICONS {
  if (passed) return 'ranOut';
  if (!settings.is_rated) return 'done';
  if (passed_quiz) return 'passed';
  return pending > 0 && (score ?? 0) + pending >= (required_score ?? 0) ? 'marking' : 'notPassed';
}

/**
 * End screen, also after a timeout, with a retry if allowed. A rated quiz shows whether the member passed and the
 * number of correct answers. Only a failed attempt shows the required score (part 3 §4).
 */
export function End({ attempt, moved }: { attempt: Attempt; moved: boolean }) {
  const { t } = useTranslation();
  const {
    settings,
    score,
    max,
    required_score: required,
    passed_quiz,
    pending,
    before,
    questions,
    responses,
  } = attempt;
  const kind = kindOf(attempt);
  const Icon = ICONS[kind];
  const start = useStart(attempt.quiz_id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, [moved]);
  const isFailed = settings.is_rated && passed_quiz === false && kind !== 'marking';
  return (
    <section className={classes.card} aria-label={attempt.title} data-kind={kind}>
      <div className={classes.end}>
        <span className={classes.emblem} aria-hidden="true">
          <Icon size={30} stroke={1.6} />
        </span>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {t(`quiz.${kind}`)}
        </h2>
        {kind === 'ranOut' && <p className={classes.note}>{t('quiz.ranOutHint')}</p>}
        {settings.is_rated && <p className={classes.score}>{t('quiz.correct', { score, max })}</p>}
        {isFailed && <p>{t('quiz.scored', { score, required })}</p>}
        {pending > 0 && <p className={classes.note}>{t('quiz.waiting', { count: pending })}</p>}
        {before && <p className={classes.note}>{t('quiz.regraded', { score: before.score, max: before.max })}</p>}
      </div>
      <h3 className={classes.answersTitle}>{t('quiz.answers')}</h3>
      <ol className={classes.answers}>
        {questions.map((question) => {
          const given = responses.find(({ question_id }) => question_id === question.id);
          return (
            <li key={question.id}>
              <p className={classes.asked}>{question.question}</p>
              <p>{given ? t('quiz.given', { answer: givenText(t, question, given) }) : t('quiz.none')}</p>
              {given && <Feedback question={question} given={given} ended />}
            </li>
          );
        })}
      </ol>
      {start.isError && (
        <Refusal>{isRefused(start.error) ? start.error.message || t('errors.action') : t('quiz.failed')}</Refusal>
      )}
      {attempt.can_retry && (
        <div className={classes.actions}>
          <p className={classes.note}>{t('quiz.retryHint')}</p>
          <Button loading={start.isPending} onClick={() => start.mutate()}>
            {t('quiz.retry')}
          </Button>
        </div>
      )}
    </section>
  );
}
