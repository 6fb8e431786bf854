import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { count } from '@lyceum/browser/time';
import { type Poll, type PollOption, shareOf } from './poll.ts';
import classes from './Poll.module.css';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { pollDialogTexts } from './texts/index.ts';

const VotersDialog = lazyPart(withTexts(() => import('./VotersDialog.tsx'), pollDialogTexts));

interface Props {
  poll: Poll;
  option: PollOption;
  chosen: boolean;
  /** Clicked once. The next click confirms. */
  asked: boolean;
  locked: boolean;
  onClick: () => void;
  onLeave: () => void;
}

/** One option of a poll, with its share of the votes and its public voters. */
export function PollOptionRow({ poll, option, chosen, asked, locked, onClick, onLeave }: Props) {
  const { t, i18n } = useTranslation();
  const [opened, setOpened] = useState(false);
  const multiple = poll.settings.poll_multiple_answers === '1';
  const share = shareOf(option, poll);
  const votes = t('pollDialogs.votes', {
    count: option.number_of_responses,
    formatted: count(option.number_of_responses, i18n.language),
  });
  return (
    <li className={classes.row} role="presentation">
      <button
        type="button"
        className={classes.option}
        role={multiple ? 'checkbox' : 'radio'}
        data-choice
        data-chosen={chosen || undefined}
        data-asked={asked || undefined}
        aria-checked={chosen}
        aria-disabled={locked || undefined}
        aria-label={`${option.value} · ${votes} · ${share}%`}
        onClick={onClick}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && asked) onLeave();
        }}
      >
        <span className={classes.bar} style={{ width: `${share}%` }} aria-hidden="true" />
        <span className={classes.sign} data-square={multiple || undefined} aria-hidden="true">
          {chosen && <IconCheck size={14} stroke={2.6} />}
        </span>
        <span className={classes.value}>
          {option.value}
          {asked && (
            <span className={classes.ask}>{t(chosen ? 'pollDialogs.confirmRemove' : 'pollDialogs.confirmVote')}</span>
          )}
        </span>
        <span className={classes.share} aria-hidden="true">
          {share}%
        </span>
      </button>
      {poll.settings.poll_public === '1' && option.number_of_responses > 0 && (
        <button
          type="button"
          className={classes.voters}
          title={t('pollDialogs.voters', { value: option.value })}
          aria-label={t('pollDialogs.votersOf', { count: option.number_of_responses, value: option.value })}
          aria-haspopup="dialog"
          onClick={() => setOpened(true)}
        >
          {count(option.number_of_responses, i18n.language)}
        </button>
      )}
      <Part missing="opened">{opened && <VotersDialog option={option} onDone={() => setOpened(false)} />}</Part>
    </li>
  );
}
