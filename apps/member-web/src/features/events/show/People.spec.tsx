/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import type { Event } from '../queries/events.query.ts';
import { eventsTexts } from '../texts/index.ts';
import { People } from './People.tsx';

const { answers } = server();
const person = (id: number, name: string) => ({
  ...{ id, name, username: name.toLowerCase(), avatar: '', isAdmin: false, isModerator: false },
});
const [ada, bo, cees, dirk] = [person(1, 'Ada'), person(2, 'Bo'), person(3, 'Cees'), person(4, 'Dirk')] as const;
const event = {
  ...{ id: 5, slug: 'fair', version: 4, founder: ada },
  organisers: [ada, bo],
  pending_organisers: [dirk],
} as unknown as Event;
const role = (name: string) =>
  screen.queryByRole<HTMLSelectElement>('combobox', { name: `Role of ${name} at this event` });

beforeEach(() => {
  const here = [ada, bo, cees, dirk].map((member) => ({
    ...member,
    ...{ status: 'going' as const, since: '2026-05-01T10:00:00.000Z', place: null },
  }));
  const pages = { current_page: 1, last_page: 1, per_page: 20, total: 4, count: 4, total_is_capped: false };
  answers('GET /api/v4/events/{id}/members', { data: here, meta: pages } as never);
});

describe('the people of an event', () => {
  it('are asked to organise it by whoever does, but for who made it', async () => {
    const sent = answers('PUT /api/v3/events/{id}', { data: event } as never);
    const user = await show(<People event={event} status="going" organises />, eventsTexts);
    await screen.findByText('Cees');
    expect(role('Ada')).toBeNull();
    expect(role('Bo')!.value).toBe('organiser');
    expect(role('Cees')!.value).toBe('guest');
    expect(role('Dirk')!.value).toBe('asked');
    await user.selectOptions(role('Cees')!, 'Invited to organise');
    expect(sent).toEqual([{ organiser_ids: [1, 2, 4, 3], version: 4 }]);
    await user.selectOptions(role('Bo')!, 'Attendee');
    expect(sent[1]).toEqual({ organiser_ids: [1, 4], version: 4 });
  });

  it('are shown to others without what organisers do', async () => {
    await show(<People event={event} status="going" organises={false} />, eventsTexts);
    await screen.findByText('Cees');
    expect(role('Cees')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove Cees' })).toBeNull();
  });
});
