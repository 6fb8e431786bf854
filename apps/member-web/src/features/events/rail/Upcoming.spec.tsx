/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { listed } from '../../../testing/letters.ts';
import { server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { eventsTexts } from '../texts/index.ts';
import Upcoming from './Upcoming.tsx';

const { answers } = server();
const member = (id: number) => ({ id, name: `Member ${id}`, avatar: `/avatars/${id}` });
const event = {
  id: 5,
  slug: 'kiln-opening',
  title: 'Kiln opening',
  color: '#0F6B5C',
  starts_at: '2026-11-24T13:00:00.000Z',
  ends_at: '2026-11-24T15:00:00.000Z',
  all_day: false,
  start_day: null,
  end_day: null,
  time_zone: 'Europe/Amsterdam',
  members_count: 12,
  memberSelection: [member(1), member(2), member(3)],
};

/** Answers the only item of the list. */
async function showItem(part: Partial<typeof event> = {}) {
  answers('GET /api/v3/events', listed([{ ...event, ...part }]) as never);
  await show(<Upcoming />, eventsTexts);
  return screen.findByRole('listitem');
}
const avatars = (item: HTMLElement) => [...item.querySelectorAll('img')].map((image) => image.getAttribute('src'));

describe('an event in the sidebar (part 2 §2)', () => {
  it('has its title, which leads to the event', async () => {
    const item = await showItem();
    const title = within(item).getByRole('link', { name: 'Kiln opening' });
    expect(title.getAttribute('href')).toBe('/events/kiln-opening');
  });

  it('has its start date, in words and on the leaf of a calendar', async () => {
    const item = await showItem();
    const time = item.querySelector('time')!;
    expect(time.dateTime).toBe('2026-11-24T13:00:00.000Z');
    expect(time.textContent).toMatch(/^Nov 24, 2026/);
    expect(item.textContent).toMatch(/^Nov24/);
  });

  it('has at most two avatars beside the number of members (part 2 §9)', async () => {
    const item = await showItem();
    expect(avatars(item)).toEqual(['/avatars/1', '/avatars/2']);
    expect(within(item).queryByText('12 going')).not.toBeNull();
  });

  it('has neither avatars nor a number without members', async () => {
    const item = await showItem({ members_count: 0, memberSelection: [] });
    expect(avatars(item)).toEqual([]);
    expect(item.textContent).not.toMatch(/going/);
  });
});

it('the sidebar without upcoming events says so', async () => {
  answers('GET /api/v3/events', listed([]) as never);
  await show(<Upcoming />, eventsTexts);
  await screen.findByText('No upcoming events.');
  expect(screen.queryByRole('listitem')).toBeNull();
});
