import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftFromElsewhere, drafts, forgetDraft, sendDraft } from './draft-sync.ts';

const WRITE_AFTER_MS = 250;
const SEND_AFTER_MS = 1500;

type Next<T> = T | ((before: T) => T);

interface Draft<T> {
  value: T;
  /** Sets a value, or updates the current one, which may not have rendered yet. */
  change: (next: Next<T>) => void;
  /** After posting: deletes the draft and resets the field. */
  clear: () => void;
  /** Discards the draft. Returns a function that restores it, also after the field has unmounted. */
  discard: () => () => void;
  /** Empties the field during posting and keeps the draft. Returns a function to call when the answer arrives. */
  post: () => () => void;
}

/** Mounted fields by owner and key. A restored draft goes into its field. */
const fields = new Map<string, (value: unknown) => void>();

function takeBack(memberId: number, place: string, value: unknown): void {
  const field = fields.get(`${memberId}:${place}`);
  if (field) return field(value);
  drafts.write(memberId, place, value);
  sendDraft(memberId, place);
}

/**
 * State that survives a reload and syncs to the member's other devices. It is stored shortly after the last key, and
 * immediately on unmount. The server receives it after a pause in typing. `isEmpty` tells which values need no storing.
 * `joined` merges a restored draft with newer input.
 */
export function useDraft<T extends object | string>(
  memberId: number,
  place: string,
  empty: T,
  isEmpty: (value: T) => boolean,
  joined: (thrown: T, since: T) => T = (thrown) => thrown,
): Draft<T> {
  const [value, setValue] = useState<T>(() => drafts.read<T>(memberId, place) ?? empty);
  const current = useRef(value);
  const unsaved = useRef<{ value: T } | null>(null);
  const touched = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const emptyRef = useRef(empty);
  const isEmptyRef = useRef(isEmpty);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    const latest = unsaved.current;
    unsaved.current = null;
    if (!latest) return;
    clearTimeout(sending.current);
    if (!isEmptyRef.current(latest.value)) {
      drafts.write(memberId, place, latest.value);
      sending.current = setTimeout(() => sendDraft(memberId, place), SEND_AFTER_MS);
    } else if (drafts.stored(memberId, place)) forgetDraft(memberId, place);
  }, [memberId, place]);

  const change = useCallback(
    (next: Next<T>) => {
      current.current = typeof next === 'function' ? next(current.current) : next;
      setValue(current.current);
      touched.current = true;
      unsaved.current = { value: current.current };
      clearTimeout(timer.current);
      timer.current = setTimeout(save, WRITE_AFTER_MS);
    },
    [save],
  );

  const clear = useCallback(() => {
    unsaved.current = null;
    clearTimeout(timer.current);
    clearTimeout(sending.current);
    forgetDraft(memberId, place);
    current.current = emptyRef.current;
    setValue(current.current);
  }, [memberId, place]);

  const discard = useCallback(() => {
    const thrown = current.current;
    clear();
    return () => takeBack(memberId, place, thrown);
  }, [clear, memberId, place]);

  const takeIn = useEffectEvent((thrown: unknown) =>
    change((since) => (isEmpty(since) ? (thrown as T) : joined(thrown as T, since))),
  );
  useEffect(() => {
    const key = `${memberId}:${place}`;
    const take = (thrown: unknown) => takeIn(thrown);
    fields.set(key, take);
    return () => {
      if (fields.get(key) === take) fields.delete(key);
    };
  }, [memberId, place]);

  const post = useCallback(() => {
    save();
    clearTimeout(sending.current);
    current.current = emptyRef.current;
    setValue(current.current);
    const isKept = drafts.post(memberId, place);
    return () => {
      if (isKept()) forgetDraft(memberId, place);
    };
  }, [save, memberId, place]);

  useEffect(() => {
    let here = true;
    // Never replaces input. Without an answer the copy on this device stays.
    draftFromElsewhere(memberId, place).then(
      (found) => {
        if (!here || touched.current || found === undefined) return;
        current.current = (found ?? emptyRef.current) as T;
        setValue(current.current);
      },
      () => undefined,
    );
    return () => void (here = false);
  }, [memberId, place]);

  useEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  return { value, change, clear, discard, post };
}
