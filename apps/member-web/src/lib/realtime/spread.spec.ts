/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { spread } from './spread.ts';

let asked: number;
let visibility: DocumentVisibilityState;
beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const counting = () => spread(() => void (asked += 1));
function show(): void {
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('what a broadcast asks for', () => {
  it('is asked for at a moment of the client’s own, once for all that come meanwhile', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const { ask } = counting();
    for (let n = 0; n < 20; n += 1) ask();
    jest.advanceTimersByTime(999);
    expect(asked).toBe(0);
    jest.advanceTimersByTime(1);
    expect(asked).toBe(1);
    ask();
    jest.advanceTimersByTime(2000);
    expect(asked).toBe(2);
  });

  it('comes again only after a pause, however often it is wanted', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const { ask } = spread(() => void (asked += 1), 30_000);
    ask();
    jest.advanceTimersByTime(0);
    expect(asked).toBe(1);
    ask();
    jest.advanceTimersByTime(29_999);
    ask();
    expect(asked).toBe(1);
    jest.advanceTimersByTime(1);
    expect(asked).toBe(2);
    jest.advanceTimersByTime(60_000);
    expect(asked).toBe(2);
  });

  it('waits while nobody looks at the page', () => {
    const { ask } = counting();
    visibility = 'hidden';
    ask();
    jest.advanceTimersByTime(60_000);
    ask();
    jest.advanceTimersByTime(60_000);
    expect(asked).toBe(0);
    show();
    expect(asked).toBe(1);
    show();
    expect(asked).toBe(1);
  });

  it('is forgotten when the screen goes', () => {
    const { ask, stop } = counting();
    ask();
    stop();
    jest.advanceTimersByTime(2000);
    show();
    expect(asked).toBe(0);
  });
});
