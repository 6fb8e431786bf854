/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Me } from '../../../lib/session/session.ts';
import { drawToastsWith, type Toast } from '../../../lib/toast.ts';
import { server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { settingsTexts } from '../texts/index.ts';
import { DataTab } from './DataTab.tsx';

const { answers } = server();
const EXPORT = 'GET /api/v4/users/me/export';
const toasts: Toast[] = [];
beforeAll(() => drawToastsWith(() => Promise.resolve({ showToast: (toast) => void toasts.push(toast) })));
beforeEach(() => {
  toasts.length = 0;
  // jsdom makes no addresses of files and follows none.
  Object.assign(URL, { createObjectURL: () => 'blob:export', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
});

const busy = { kind: 'busy', key: 'export', text: 'Putting your data together…' };

async function asked() {
  const user = await show(<DataTab me={{ id: 7, username: 'ada' } as Me} />, settingsTexts);
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
}

describe('taking along what is kept of oneself', () => {
  it('says that it is at it, and no more once the file is there', async () => {
    answers(EXPORT, { data: {} } as never);
    await asked();
    expect((await screen.findByText('The file is with your downloads.')).role).toBe('status');
    expect(toasts).toEqual([busy, { kind: 'clear', key: 'export' }]);
  });

  it('says in its place that it failed, wherever one is by then', async () => {
    answers(EXPORT, { status: 429, message: 'Too often today' });
    await asked();
    await waitFor(() => expect(toasts).toEqual([busy, { kind: 'error', key: 'export', text: 'Too often today' }]));
  });
});
