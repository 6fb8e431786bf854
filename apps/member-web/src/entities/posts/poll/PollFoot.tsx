import { useTranslation } from 'react-i18next';
import { count } from '@lyceum/browser/time';
import type { Poll } from './poll.ts';
import { endTime } from './poll-form.ts';
import { useReader } from '../../../lib/time/reader.ts';
import classes from './Poll.module.css';

interface Props {
  poll: Poll;
  passed: boolean;
  /** The poll counts as ended because the server did not answer, not because of its end date. */
  forced: boolean;
}

/** Footer of a poll: number of votes, voting rules and end date. */
export function PollFoot({ poll, passed, forced }: Props) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const { number_of_responses: responses, settings, ends_at } = poll;
  const when = ends_at && endTime(ends_at, reader);
  const parts = [
    t('pollDialogs.total', { count: responses, formatted: count(responses, i18n.language) }),
    !passed && settings.poll_multiple_answers === '1' && t('pollDialogs.several'),
    settings.poll_public === '1' && t('pollDialogs.public'),
    when && t(passed && !forced ? 'pollDialogs.endedOn' : 'pollDialogs.endsOn', { when }),
    !when && passed && !forced && t('pollDialogs.ended'),
  ].filter(Boolean);
  return (
    <>
      <p className={classes.foot}>{parts.join(' · ')}</p>
      {forced && (
        <p className={classes.passed} role="alert">
          {t('pollDialogs.timePassed')}
        </p>
      )}
    </>
  );
}
