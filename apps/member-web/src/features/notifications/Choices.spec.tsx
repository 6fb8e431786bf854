/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Me } from '../../lib/session/session.ts';
import { me as meAnswer } from '../../testing/answers.ts';
import { server } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { formTexts } from '../../ui/form/texts/index.ts';
import ChoicesTab from './ChoicesTab.tsx';
import { notificationsLaterTexts } from './texts/index.ts';
import { UnsubscribeView } from './UnsubscribeView.tsx';

const { answers } = server();
const me = { ...(meAnswer[1] as Me), verified: true, time_zone: 'Europe/Amsterdam' };
const PREFERENCES = {
  kinds: [
    { kind: 'like', label: 'Likes', app: true, mail: 'digest' as const },
    { kind: 'message', label: 'Messages', app: null, mail: 'at_once' as const },
  ],
  digest: { every: 'day' as const, weekday: 1, hour: 8 },
};

describe('the choices of a member', () => {
  it('are sent as they stand; what is never in the bell has no box there', async () => {
    answers('GET /api/v4/notifications/preferences', { data: PREFERENCES });
    const sent = answers('PUT /api/v4/notifications/preferences', { data: PREFERENCES });
    const user = await show(<ChoicesTab me={me} />, notificationsLaterTexts, formTexts);
    await user.click(await screen.findByRole('checkbox', { name: 'In app: Likes' }));
    expect(screen.queryByRole('checkbox', { name: 'In app: Messages' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'By e-mail: Messages' }), 'Never');
    await user.selectOptions(screen.getByLabelText('How often'), 'Every week');
    await user.selectOptions(screen.getByLabelText('On'), '7');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      kinds: [
        { kind: 'like', app: false, mail: 'digest' },
        { kind: 'message', mail: 'never' },
      ],
      digest: { every: 'week', weekday: 7, hour: 8 },
    });
  });

  it('say that mails wait for a confirmed address', async () => {
    answers('GET /api/v4/notifications/preferences', { data: PREFERENCES });
    await show(<ChoicesTab me={{ ...me, verified: false }} />, notificationsLaterTexts, formTexts);
    await screen.findByText(/^Confirm your e-mail address to/);
  });
});

describe('the page that ends mails', () => {
  it('ends them by a click, and not by being opened', async () => {
    answers('GET /api/v4/notifications/unsubscribe/{token}', { data: { what: 'Likes', ended: false } });
    const sent = answers('POST /unsubscribe/{token}', { message: 'Done' });
    const user = await show(<UnsubscribeView token="1.like.x" />, notificationsLaterTexts);
    await screen.findByText(/^You get e-mails about: Likes/);
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    await screen.findByText('You’ve been unsubscribed.');
    expect(sent).toHaveLength(1);
  });

  it('says where a link ends nothing', async () => {
    answers('GET /api/v4/notifications/unsubscribe/{token}', { status: 404, message: 'No' });
    await show(<UnsubscribeView token="x" />, notificationsLaterTexts);
    await screen.findByText(/^This unsubscribe link is no longer valid/);
  });
});
