import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { POLL_LIMITS } from '@lyceum/contracts/limits';
import { channels, pollUpdated } from '@lyceum/contracts/realtime';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { isAnswered, mayTakeBack, type Poll as PollData, pollOptions, useVote, voteKey, pollKey } from './poll.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';
import { loginPath } from '../../../lib/address/return-to.ts';
import { useMe } from '../../../lib/session/session.ts';
import type { Topic } from '../cache/topic-cache.ts';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { NewOption } from './NewOption.tsx';
import classes from './Poll.module.css';
import { PollFoot } from './PollFoot.tsx';
import { PollOptionRow } from './PollOptionRow.tsx';
import { useTimePassed } from './use-time-passed.ts';

/** The poll of a topic, in its card and on its own screen. */
export default function Poll({ topic }: { topic: Topic & { quiz_id: number } }) {
  const { t } = useTranslation();
  const poll = useQuery(pollOptions(topic.quiz_id));
  useLivePoll(topic);
  if (poll.data) return <Voting key={topic.quiz_id} topic={topic} poll={poll.data} />;
  if (poll.isError) return <FailedState quiet title={t('pollDialogs.failed')} onRetry={() => void poll.refetch()} />;
  return <RowsSkeleton label={t('app.loading')} rows={2} />;
}

/** Refetches the poll shortly after an update event (part 3 §9). The delay merges many votes into one request. */
function useLivePoll({ id, quiz_id, board_public }: Topic & { quiz_id: number }): void {
  const client = useQueryClient();
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(soon.current), []);
  useLive([channels.topic(id, board_public)], {
    [pollUpdated(quiz_id)]: () => {
      clearTimeout(soon.current);
      soon.current = setTimeout(() => {
        // The answer to the running vote brings the new counts.
        if (client.isMutating({ mutationKey: voteKey(quiz_id) }) > 0) return;
        void client.invalidateQueries({ queryKey: pollKey(quiz_id) });
      }, POLL_LIMITS.refreshMs);
    },
  });
}

function Voting({ topic, poll }: { topic: Topic; poll: PollData }) {
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  const [asked, setAsked] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  const [said, setSaid] = useState('');
  const time = useTimePassed(poll);
  const vote = useVote(poll, time.force);
  const multiple = poll.settings.poll_multiple_answers === '1';
  const [question] = poll.questions;
  const options = question?.question_options ?? [];
  const shown = all ? options : options.slice(0, POLL_LIMITS.shown);
  const open = me && !me.impersonating && !time.passed && !topic.closed;
  const chosen = new Set(poll.responses.map(({ question_option_id }) => question_option_id));

  function isLocked(optionId: number): boolean {
    if (!open) return true;
    return chosen.has(optionId) ? !mayTakeBack(poll) : isAnswered(poll);
  }

  /** The first click asks for confirmation, the second one votes (part 3 §4). */
  function click(optionId: number, value: string): void {
    if (isLocked(optionId) || vote.isPending) return;
    const own = poll.responses.find(({ question_option_id }) => question_option_id === optionId);
    if (asked !== optionId) {
      setAsked(optionId);
      return setSaid(t(own ? 'pollDialogs.askRemove' : 'pollDialogs.askVote', { value }));
    }
    setAsked(null);
    setSaid('');
    vote.mutate(
      { optionId, takesBack: own?.response_id ?? null },
      { onSuccess: () => setSaid(t(own ? 'pollDialogs.removed' : 'pollDialogs.voted', { value })) },
    );
  }

  return (
    <div className={classes.poll}>
      {question && question.question !== topic.title && <p className={classes.question}>{question.question}</p>}
      <ul
        className={classes.options}
        role={multiple ? 'group' : 'radiogroup'}
        aria-label={question?.question}
        onKeyDown={walk}
      >
        {shown.map((option) => (
          <PollOptionRow
            key={option.id}
            poll={poll}
            option={option}
            chosen={chosen.has(option.id)}
            asked={asked === option.id}
            locked={vote.isPending || isLocked(option.id)}
            onClick={() => click(option.id, option.value)}
            onLeave={() => setAsked((before) => (before === option.id ? null : before))}
          />
        ))}
      </ul>
      {options.length > shown.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {t('pollDialogs.more', { count: options.length - shown.length })}
        </Button>
      )}
      {open && poll.settings.poll_allow_guest_answers === '1' && (
        <NewOption pollId={poll.id} onAdded={() => setAll(true)} />
      )}
      <PollFoot poll={poll} passed={time.passed} forced={time.forced} />
      {!me && !time.passed && !topic.closed && (
        <Link className={classes.login} to={loginPath(location)}>
          {t('pollDialogs.login')}
        </Link>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

/** Arrow keys move the focus between options without choosing them. */
function walk(event: React.KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')];
  const at = choices.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  choices[(at + step + choices.length) % choices.length]?.focus();
}
