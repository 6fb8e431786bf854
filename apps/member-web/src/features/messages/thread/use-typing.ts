import { MESSAGE_TIMES } from '@lyceum/contracts/limits';
import type { Typing } from '@lyceum/contracts/messages/live';
import { channels } from '@lyceum/contracts/realtime';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { listen, whisper } from '../../../lib/realtime/connection.ts';

const isTyping = (data: unknown): data is Typing => typeof (data as Partial<Typing> | null)?.user_id === 'number';

/**
 * Returns who is typing, and a function that reports the viewer's typing. It signals half a second after the first key,
 * at most once per interval. It ends 900 ms after the last key (part 3 §9).
 */
export function useTyping(threadId: number | null, meId: number) {
  const [typing, setTyping] = useState<readonly number[]>([]);
  const ends = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const own = useRef<{ soon?: ReturnType<typeof setTimeout>; end?: ReturnType<typeof setTimeout> }>({});

  const ended = (id: number): void => {
    clearTimeout(ends.current.get(id));
    setTyping((before) => before.filter((each) => each !== id));
  };
  const heard = useEffectEvent((event: string, data: unknown) => {
    if (event !== 'client-typing' || !isTyping(data) || data.user_id === meId) return;
    const { user_id: id } = data;
    if (!data.typing) return ended(id);
    clearTimeout(ends.current.get(id));
    ends.current.set(
      id,
      setTimeout(() => ended(id), MESSAGE_TIMES.typingMs),
    );
    setTyping((before) => (before.includes(id) ? before : [...before, id]));
  });

  useEffect(() => {
    if (threadId === null) return;
    const timers = ends.current;
    const mine = own.current;
    const stop = listen(channels.typing(threadId), (event, data) => heard(event, data));
    return () => {
      stop();
      for (const timer of [...timers.values(), mine.soon, mine.end]) clearTimeout(timer);
      setTyping([]);
    };
  }, [threadId]);

  const tell = useCallback(
    (is: boolean): void => {
      if (threadId === null) return;
      whisper(channels.typing(threadId), 'typing', { user_id: meId, typing: is } satisfies Typing);
    },
    [threadId, meId],
  );

  /** Call on each key, and with `false` after sending. */
  const typed = useCallback(
    (goesOn = true): void => {
      const { current } = own;
      clearTimeout(current.end);
      if (!goesOn) {
        clearTimeout(current.soon);
        current.soon = undefined;
        return tell(false);
      }
      current.soon ??= setTimeout(() => {
        current.soon = undefined;
        tell(true);
      }, MESSAGE_TIMES.whisperMs);
      current.end = setTimeout(() => tell(false), MESSAGE_TIMES.typingMs);
    },
    [tell],
  );
  return { typing, typed };
}
