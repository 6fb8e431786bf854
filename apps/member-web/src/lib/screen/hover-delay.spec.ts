import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { hoverDelay } from './hover-delay.ts';

describe('the card of a member', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('opens 350 ms after a mouse has come to rest on a name, and closes 200 ms after it has left (part 1 §9)', () => {
    let opened = false;
    const { later } = hoverDelay((now) => (opened = now));
    later(true);
    jest.advanceTimersByTime(349);
    expect(opened).toBe(false);
    jest.advanceTimersByTime(1);
    expect(opened).toBe(true);
    later(false);
    jest.advanceTimersByTime(199);
    expect(opened).toBe(true);
    jest.advanceTimersByTime(1);
    expect(opened).toBe(false);
  });

  it('stays as it is for a mouse that passes over it, or leaves and comes back', () => {
    const told: boolean[] = [];
    const { later, cancel } = hoverDelay((now) => told.push(now));
    later(true);
    jest.advanceTimersByTime(100);
    later(false);
    later(true);
    jest.advanceTimersByTime(349);
    expect(told).toEqual([]);
    cancel();
    jest.advanceTimersByTime(1000);
    expect(told).toEqual([]);
  });
});
