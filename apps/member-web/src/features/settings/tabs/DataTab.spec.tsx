/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { dataExports } from '@lyceum/contracts';
import { screen, waitFor } from '@testing-library/react';
import { drawToastsWith, type Toast } from '../../../lib/toast.ts';
import { server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { settingsTexts } from '../texts/index.ts';
import { DataTab } from './DataTab.tsx';
import { sizeOf } from '../../../lib/file-size.ts';

const { answers } = server();
const ASK = 'POST /api/v4/users/me/export';
const SHOW = 'GET /api/v4/users/me/export';
const toasts: Toast[] = [];
beforeAll(() => drawToastsWith(() => Promise.resolve({ showToast: (toast) => void toasts.push(toast) })));
beforeEach(() => void (toasts.length = 0));

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const preparing: dataExports.DataExport = {
  status: 'preparing',
  asked_at: inHours(0),
  progress: { done: 250, total: 1000 },
  ready: null,
};
const readyFor = (hours: number): dataExports.DataExport => ({
  ...preparing,
  status: 'ready',
  progress: { done: 1000, total: 1000 },
  ready: {
    at: inHours(-hours),
    size: 12_340_000,
    expires_at: inHours(7 * 24 - hours),
    renewable_at: inHours(24 - hours),
    url: '/api/v4/users/me/export/file',
  },
});

const shown = () => show(<DataTab />, settingsTexts);

describe('the export of one’s own data', () => {
  it('is asked for, shows how far it is, and can be downloaded once it is ready', async () => {
    let current: dataExports.DataExport | null = null;
    answers(SHOW, () => ({ data: current }));
    const sent = answers(ASK, () => ({ data: (current = preparing) }));
    const user = await shown();
    await user.click(await screen.findByRole('button', { name: 'Prepare my data' }));
    expect((await screen.findByText(/^We’re preparing your file/)).role).toBe('status');
    expect(screen.getByText('25% done')).toBeTruthy();
    expect(sent).toEqual([{ renew: false }]);
    current = readyFor(1);
    const link = await screen.findByRole('link', { name: 'Download my data (12.3 MB)' }, { timeout: 10_000 });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/v4/users/me/export/file', true]);
    expect(screen.getByText(/^You can download it until .+ After that we delete it\.$/)).toBeTruthy();
    expect(screen.getByText(/^You can ask for a new file from /)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be asked for again after a day, and says why not', async () => {
    answers(SHOW, { data: readyFor(25) });
    const sent = answers(ASK, { status: 429, message: 'You can ask for a new file tomorrow.' });
    const user = await shown();
    await user.click(await screen.findByRole('button', { name: 'Prepare a new file' }));
    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: 'You can ask for a new file tomorrow.' }]));
    expect(sent).toEqual([{ renew: true }]);
  });

  it('shows no percentage before the events are counted', async () => {
    answers(SHOW, { data: { ...preparing, progress: { done: 0, total: null } } });
    await shown();
    await screen.findByText(/^We’re preparing your file/);
    expect(screen.queryByText(/% done/)).toBeNull();
  });
});

describe('a size of a file', () => {
  it.each([
    [0, '0 byte'],
    [999, '999 byte'],
    [1000, '1 kB'],
    [12_340_000, '12.3 MB'],
    [5_000_000_000_000, '5,000 GB'],
  ])('of %s bytes', (bytes, expected) => {
    expect(sizeOf(bytes, 'en')).toBe(expected);
  });
});
