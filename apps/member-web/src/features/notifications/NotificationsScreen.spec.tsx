/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { drawToastsWith, type Toast } from '../../lib/toast.ts';
import { ModulesContext } from '../../lib/modules/use-modules.ts';
import { modules } from '../../modules.ts';
import { guest, me, settings } from '../../testing/answers.ts';
import { server } from '../../testing/server.ts';
import { showAt } from '../../testing/show.tsx';
import { Whereabouts } from '../../testing/Whereabouts.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import { notificationsLaterTexts } from './texts/index.ts';

const { answers } = server();
const LIST = 'GET /api/v3/notifications';
const TRACK = 'POST /api/v3/notifications/track';
const PINGS = 'GET /api/v4/notifications/pings';

const user = { id: 8, name: 'Bo', username: 'bo', avatar: '', isAdmin: false, isModerator: false };
const notification = (id: number, title: string) => ({
  ...{ id, type: 'mention', created_at: '2026-01-01T10:00:00.000Z', seen: false, user, others: 0 },
  ...{ topic: { id, title, slug: `topic-${id}` }, comment_id: null },
});
const page = (data: object[]) => ({ data, meta: { next_cursor: null } }) as never;
const both = page([notification(1, 'Warp'), notification(2, 'Weft')]);

function shownAt(address: string, who = me) {
  const client = new QueryClient();
  for (const [key, answer] of [settings(), who]) client.setQueryData(key, answer);
  const routes = (
    <ModulesContext value={modules}>
      <Routes>
        <Route path="notifications" element={<NotificationsScreen />} />
        <Route path="*" element={<Whereabouts />} />
      </Routes>
    </ModulesContext>
  );
  return showAt(address, client, routes, notificationsLaterTexts);
}

describe('the page of notifications', () => {
  it('is for members', async () => {
    await shownAt('/notifications?show=unread', guest);
    expect(screen.getByTestId('address').textContent).toContain('return_to=%2Fnotifications%3Fshow%3Dunread');
  });

  it('asks for what the address chooses', async () => {
    answers(PINGS, { data: {} });
    let asked = '';
    answers(LIST, ({ search }) => {
      asked = search;
      return page([]);
    });
    await shownAt('/notifications?show=unread');
    expect(await screen.findByText('You’ve read everything')).toBeTruthy();
    expect(new URLSearchParams(asked).get('where')).toBe('seen:false');
  });

  it('is worked through by keyboard: what is read stays in place without its mark', async () => {
    answers(PINGS, { data: { 'notifications.7': 2 } });
    answers(LIST, both);
    const sent = answers(TRACK, { message: '' });
    const keys = await shownAt('/notifications');
    await screen.findByRole('link', { name: /Warp/ });
    await keys.keyboard('je');
    await waitFor(() => expect(sent).toEqual([{ notification_ids: [1] }]));
    expect(screen.getByRole('link', { name: /Warp/ }).textContent).not.toContain('New');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Weft.*New/ }));
    await keys.keyboard('o');
    await waitFor(() => expect(sent).toEqual([{ notification_ids: [1] }, { notification_ids: [2] }]));
    expect(screen.getByTestId('address').textContent).toBe('/conversations/topic-2');
  });

  it('marks all as read at once', async () => {
    answers(PINGS, { data: { 'notifications.7': 2 } });
    answers(LIST, both);
    const sent = answers(TRACK, { message: '' });
    const user = await shownAt('/notifications');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Mark all as read' });
    await waitFor(() => expect(button.disabled).toBe(false));
    await screen.findByRole('link', { name: /Warp/ });
    await user.click(button);
    await waitFor(() => expect(sent).toEqual([{}]));
    expect(screen.queryByText('New')).toBeNull();
  });

  it('says when it could not be marked, and shows it as unread again', async () => {
    answers(PINGS, { data: { 'notifications.7': 2 } });
    answers(LIST, both);
    answers(TRACK, { status: 500, message: 'Server error' } as never);
    const told: Toast[] = [];
    drawToastsWith(() => Promise.resolve({ showToast: (toast) => void told.push(toast) }));
    const user = await shownAt('/notifications');
    await screen.findByRole('link', { name: /Warp/ });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' });
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
    await waitFor(() => expect(told.map(({ kind }) => kind)).toEqual(['error']));
    expect((await screen.findAllByText('New')).length).toBe(2);
  });
});
