/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { drawToastsWith, toast } from '../../lib/toast.ts';
import { show } from '../../testing/show.tsx';

beforeAll(() => drawToastsWith(() => import('./Toasts.tsx')));
afterEach(() => void jest.useRealTimers());

const standing = (role: 'status' | 'alert', text: string) =>
  screen.queryAllByRole(role).find(({ textContent }) => textContent?.includes(text));
const comes = (role: 'status' | 'alert', text: string) =>
  waitFor(() => {
    const found = standing(role, text);
    expect(found).toBeDefined();
    return found!;
  });
const goes = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());
const spins = (found: HTMLElement) => found.querySelector('[class*="Loader-root"]') !== null;
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('what is told', () => {
  it.each([
    ['success', 'status'],
    ['warn', 'alert'],
  ] as const)('of a %s stands for 3700 ms (part 3 §9), as %s', async (kind, role) => {
    await show(<></>);
    jest.useFakeTimers();
    toast({ kind, text: `A ${kind}` });
    await passes(0);
    const found = standing(role, `A ${kind}`)!;
    expect([found.dataset['kind'], spins(found)]).toEqual([kind, false]);
    await passes(3600);
    expect(standing(role, `A ${kind}`)).toBeDefined();
    await passes(400);
    expect(screen.queryByText(`A ${kind}`)).toBeNull();
  });

  it('of an error stands until Ok', async () => {
    const user = await show(<></>);
    toast({ kind: 'error', text: 'It went wrong' });
    await comes('alert', 'It went wrong');
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    await goes('It went wrong');
  });

  it('of what takes long turns until its key tells how it ended', async () => {
    await show(<></>);
    jest.useFakeTimers();
    toast({ kind: 'busy', key: 'file', text: 'On its way' });
    await passes(3_600_000);
    expect(spins(standing('status', 'On its way')!)).toBe(true);
    toast({ kind: 'success', key: 'file', text: 'It has come' });
    await passes(1000);
    expect(screen.queryByText('On its way')).toBeNull();
    expect(spins(standing('status', 'It has come')!)).toBe(false);
    await passes(3700);
    expect(screen.queryByText('It has come')).toBeNull();
  });

  it('goes when its key is cleared, and takes nothing else along', async () => {
    await show(<></>);
    toast({ kind: 'busy', key: 'one', text: 'The first' });
    toast({ kind: 'busy', key: 'other', text: 'The other' });
    await comes('status', 'The first');
    toast({ kind: 'clear', key: 'one' });
    toast({ kind: 'clear', key: 'nothing stands by it' });
    await goes('The first');
    expect(standing('status', 'The other')).toBeDefined();
    toast({ kind: 'clear', key: 'other' });
    await goes('The other');
  });
});
