/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { useTyping as UseTyping } from './use-typing.ts';

const ME = 7;
const THREAD = 1;
const CHANNEL = 'private-chat.1';

type Listener = (event: string, data: unknown) => void;
const whisper = jest.fn<(channel: string, event: string, data: unknown) => boolean>();
const listeners = new Map<string, Listener>();
jest.mock('../../../lib/realtime/connection.ts', () => ({
  whisper,
  listen: (channel: string, listener: Listener) => {
    listeners.set(channel, listener);
    return () => listeners.delete(channel);
  },
}));

// Imports are hoisted above the mock of the connection.
let useTyping: typeof UseTyping;
beforeAll(async () => void ({ useTyping } = await import('./use-typing.ts')));
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  whisper.mockClear();
  listeners.clear();
});

const show = (thread: number | null = THREAD) =>
  renderHook(({ id }) => useTyping(id, ME), { initialProps: { id: thread } });
const passes = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
/** What was whispered so far: true for typing, false for its end. */
const whispered = () => whisper.mock.calls.map(([, , data]) => (data as { typing: boolean }).typing);
const receives = (user_id: number, typing: boolean, event = 'client-typing') =>
  act(() => listeners.get(CHANNEL)!(event, { user_id, typing }));

describe('typing in a conversation (part 3 §9)', () => {
  it('is whispered 500 ms after the first key', () => {
    const { result } = show();
    result.current.typed();
    passes(499);
    expect(whisper).not.toHaveBeenCalled();
    passes(1);
    expect(whisper.mock.calls).toEqual([[CHANNEL, 'typing', { user_id: ME, typing: true }]]);
  });

  it('is whispered at most once in 500 ms', () => {
    const { result } = show();
    for (let key = 0; key < 10; key += 1) {
      result.current.typed();
      passes(100);
    }
    expect(whispered()).toEqual([true, true]);
  });

  it('ends 900 ms after the last key', () => {
    const { result } = show();
    result.current.typed();
    passes(600);
    result.current.typed();
    passes(899);
    expect(whispered()).not.toContain(false);
    passes(1);
    expect(whispered().at(-1)).toBe(false);
    passes(10_000);
    expect(whispered().filter((typing) => !typing)).toHaveLength(1);
  });

  it('ends at once when the message is sent, and is not whispered any more', () => {
    const { result } = show();
    result.current.typed();
    passes(100);
    result.current.typed(false);
    expect(whispered()).toEqual([false]);
    passes(10_000);
    expect(whispered()).toEqual([false]);
  });

  it('is not whispered once the conversation is closed', () => {
    const { result, unmount } = show();
    result.current.typed();
    unmount();
    passes(10_000);
    expect(whisper).not.toHaveBeenCalled();
  });

  it('is not whispered without a conversation', () => {
    const { result } = show(null);
    result.current.typed();
    passes(10_000);
    expect(whisper).not.toHaveBeenCalled();
  });
});

describe('a member who types (part 3 §9)', () => {
  it('is shown for 900 ms after the last whisper', () => {
    const { result } = show();
    receives(8, true);
    passes(800);
    receives(8, true);
    passes(899);
    expect(result.current.typing).toEqual([8]);
    passes(1);
    expect(result.current.typing).toEqual([]);
  });

  it('is shown no longer after a whisper that it ended', () => {
    const { result } = show();
    receives(8, true);
    receives(9, true);
    receives(8, false);
    expect(result.current.typing).toEqual([9]);
  });

  it('is not the viewer, and not known by another event', () => {
    const { result } = show();
    receives(ME, true);
    receives(8, true, 'message');
    expect(result.current.typing).toEqual([]);
  });

  it('is not shown in the next conversation', () => {
    const { result, rerender } = show();
    receives(8, true);
    rerender({ id: 2 });
    expect(result.current.typing).toEqual([]);
    expect([...listeners.keys()]).toEqual(['private-chat.2']);
  });
});
