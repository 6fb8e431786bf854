import { useCallback, useEffect, useRef, useState } from 'react';
import { createDrafts } from './drafts.ts';

const WRITE_AFTER_MS = 250;
export const drafts = createDrafts(() => localStorage);

interface Draft<T> {
  value: T;
  change: (value: T) => void;
  /** After posting: forgets the text and starts again from the empty value. */
  clear: () => void;
  /** The text was there already when this screen opened. */
  restored: boolean;
}

/**
 * State that survives reload and navigation. Written a moment after the last key, and at once when the page or the
 * component goes away. `isEmpty` tells what needs no keeping.
 */
export function useDraft<T>(memberId: number, place: string, empty: T, isEmpty: (value: T) => boolean): Draft<T> {
  const [restored] = useState(() => drafts.read<T>(memberId, place));
  const [value, setValue] = useState<T>(restored ?? empty);
  const unsaved = useRef<{ value: T } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const emptyRef = useRef(empty);
  const isEmptyRef = useRef(isEmpty);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    const latest = unsaved.current;
    unsaved.current = null;
    if (!latest) return;
    if (isEmptyRef.current(latest.value)) drafts.clear(memberId, place);
    else drafts.write(memberId, place, latest.value);
  }, [memberId, place]);

  const change = useCallback(
    (next: T) => {
      setValue(next);
      unsaved.current = { value: next };
      clearTimeout(timer.current);
      timer.current = setTimeout(save, WRITE_AFTER_MS);
    },
    [save],
  );

  const clear = useCallback(() => {
    unsaved.current = null;
    clearTimeout(timer.current);
    drafts.clear(memberId, place);
    setValue(emptyRef.current);
  }, [memberId, place]);

  useEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  return { value, change, clear, restored: restored !== null };
}
