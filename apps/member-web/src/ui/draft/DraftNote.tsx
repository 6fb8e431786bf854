import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast.ts';
import classes from './DraftNote.module.css';

interface Props {
  kept: boolean;
  /** Instead of "Draft kept". */
  words?: string;
  /** Throws it away, and answers how to have it back. */
  discard: () => () => void;
  /** Closes what it stands below. */
  onDiscarded?: () => void;
}

/** Below what is being written: that it is kept, and how to throw it away. The line has its place before there is anything to keep. */
export function DraftNote({ kept, words, discard, onDiscarded }: Props) {
  const { t } = useTranslation();
  const line = useRef<HTMLParagraphElement>(null);
  function throwAway(): void {
    const run = discard();
    toast({ kind: 'success', text: t('draft.discarded'), action: { label: t('app.undo'), run } });
    // Its button is gone now.
    if (onDiscarded) onDiscarded();
    else line.current?.focus({ preventScroll: true });
  }
  return (
    <p ref={line} tabIndex={-1} className={classes.note}>
      {kept && (
        <>
          <span>{words ?? t('draft.kept')}</span>
          <button type="button" className={classes.discard} onClick={throwAway}>
            {t('draft.discard')}
          </button>
        </>
      )}
    </p>
  );
}
