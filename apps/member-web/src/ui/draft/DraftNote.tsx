import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast.ts';
import classes from './DraftNote.module.css';

interface Props {
  kept: boolean;
  /** Replaces the text "Draft kept". */
  words?: string;
  /** Discards the draft and returns a function that restores it. */
  discard: () => () => void;
  /** Closes the form above the note. */
  onDiscarded?: () => void;
}

/**
 * Note under a field that its draft is stored, with a discard button. Its space is reserved, so that the layout does
 * not shift.
 */
export function DraftNote({ kept, words, discard, onDiscarded }: Props) {
  const { t } = useTranslation();
  const line = useRef<HTMLParagraphElement>(null);
  function throwAway(): void {
    const run = discard();
    toast({ kind: 'success', text: t('draft.discarded'), action: { label: t('app.undo'), run } });
    // The pressed button is gone, so the focus moves.
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
