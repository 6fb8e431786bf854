import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsaved } from '../../../lib/forms/unsaved.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { type Attempt, isRefused, quizKeys, useAnswer } from '../quiz.query.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import classes from '../Quiz.module.css';
import { Beside } from './Beside.tsx';
import { Choices } from './Choices.tsx';
import { NOTHING, useChosen } from './chosen.ts';
import { Countdown } from './Countdown.tsx';
import { Feedback } from './Feedback.tsx';

/** Question screen: the questions in sequence. With `back_forward`, members can return to answered questions. */
export function Asking({ attempt, ahead }: { attempt: Attempt; ahead: number }) {
  const { t } = useTranslation();
  const { settings, questions, responses, current_question_index: current, max, quiz_id } = attempt;
  const client = useQueryClient();
  const send = useAnswer(attempt);
  const [chosen, choose] = useChosen(attempt);
  // The question to keep on screen although another is next, to revisit it or read its feedback.
  const [held, setHeld] = useState<number | null>(null);
  const last = max - 1;
  const index = held ?? Math.min(current, last);
  const question = questions[index]!;
  const given = responses.find(({ question_id }) => question_id === question.id);
  const heading = useFocusOn(index);
  const askAnew = useCallback(
    () => void client.refetchQueries({ queryKey: quizKeys.attempt(quiz_id) }, { cancelRefetch: false }),
    [client, quiz_id],
  );

  const now = given ? { option: given.question_option_id, text: given.answer ?? '' } : (chosen[question.id] ?? NOTHING);
  useUnsaved(!given && now.text !== '');
  const isChosen = question.type === 'free_form' ? now.text.trim() !== '' : now.option !== null;
  const isAllAnswered = current === max;
  const isLastOpen = responses.length === max - 1;

  function confirm(): void {
    if (given || !isChosen || send.isPending) return;
    const answer = question.type === 'free_form' ? { answer: now.text.trim() } : { question_option_id: now.option! };
    setHeld(settings.direct_feedback ? index : null);
    send.mutate({
      responses: [{ question_id: question.id, ...answer }],
      finish: isLastOpen && !settings.direct_feedback,
    });
  }
  const finish = () => send.mutate({ responses: [], finish: true });
  const again = () => send.variables && send.mutate(send.variables);
  /** Null follows the current question, so that the next answer moves on. */
  const look = (at: number) => setHeld(at === current ? null : at);

  return (
    <section className={classes.card} aria-label={attempt.title}>
      <header className={classes.head}>
        <p className={classes.progress}>{t('quiz.progress', { done: responses.length, count: max })}</p>
        {attempt.deadline && <Countdown deadline={attempt.deadline} ahead={ahead} onEnd={askAnew} />}
      </header>
      <ProgressBar max={max} value={responses.length} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className={classes.question}>
        <span className={classes.number}>{t('quiz.question', { number: index + 1, count: max })}</span>
        <span>{question.question}</span>
      </h2>
      <Beside question={question} />
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <Choices
          question={question}
          chosen={now}
          locked={given !== undefined || send.isPending}
          onChoose={(next) => choose(question.id, next)}
        />
        <div role="status">
          {given && <Feedback question={question} given={given} ended={false} />}
          {given && !settings.direct_feedback && <p className={classes.note}>{t('quiz.readOnly')}</p>}
          {send.isPending && send.failureCount > 0 && <p className={classes.note}>{t('quiz.sending')}</p>}
        </div>
        {index === last && settings.back_forward && settings.direct_feedback && (
          <p className={classes.note}>{t('quiz.safeBack')}</p>
        )}
        {send.isError && (
          <Refusal>{isRefused(send.error) ? send.error.message || t('errors.action') : t('quiz.notSent')}</Refusal>
        )}
        <div className={classes.actions}>
          {settings.back_forward && (
            <span className={classes.ways}>
              <Button variant="default" disabled={index === 0} onClick={() => look(index - 1)}>
                {t('quiz.back')}
              </Button>
              {/* Hidden if the primary button already leads to the next question. */}
              {given && index < last && (isAllAnswered || index < current - 1) && (
                <Button variant="default" onClick={() => look(index + 1)}>
                  {t('quiz.next')}
                </Button>
              )}
            </span>
          )}
          {send.isError && !isRefused(send.error) ? (
            <Button onClick={again}>{t('quiz.retry')}</Button>
          ) : !given ? (
            <Button type="submit" disabled={!isChosen} loading={send.isPending}>
              {settings.direct_feedback ? t('quiz.confirm') : isLastOpen ? t('quiz.finish') : t('quiz.next')}
            </Button>
          ) : isAllAnswered ? (
            <Button onClick={finish} loading={send.isPending}>
              {t('quiz.finish')}
            </Button>
          ) : (
            <Button onClick={() => setHeld(null)}>
              {settings.direct_feedback && index === current - 1 ? t('quiz.next') : t('quiz.toCurrent')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

/** Focuses the heading of each next question. The first question leaves the focus in place. */
function useFocusOn(index: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current !== index) heading.current?.focus({ preventScroll: false });
    shown.current = index;
  }, [index]);
  return heading;
}
