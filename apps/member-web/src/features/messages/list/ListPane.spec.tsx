/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MESSAGE_TIMES } from '@lyceum/contracts/limits';
import { QueryClient } from '@tanstack/react-query';
import { drawToastsWith, type Toast } from '../../../lib/toast.ts';
import { settings } from '../../../testing/answers.ts';
import { listed, message, partner, thread } from '../../../testing/letters.ts';
import { server } from '../../../testing/server.ts';
import { showAt } from '../../../testing/show.tsx';
import { chooseTexts } from '../../../entities/members/choose/texts/index.ts';
import { inboxTexts } from '../texts/index.ts';
import { ListPane } from './ListPane.tsx';

const ME = 7;
const { answers } = server();
const toasts: Toast[] = [];
// The menu loads with its first click otherwise.
beforeAll(() => import('../menu/DotsMenuContent.tsx'));
beforeAll(() => drawToastsWith(() => Promise.resolve({ showToast: (toast) => void toasts.push(toast) })));
afterEach(() => void toasts.splice(0));

const shown = (activeId: number | null = null) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(...settings());
  return showAt(
    '/messages',
    client,
    <ListPane meId={ME} activeId={activeId} title="Messages" />,
    inboxTexts,
    chooseTexts,
  );
};
const row = (name: RegExp) => screen.findByRole('link', { name });

describe('the list of conversations', () => {
  it('waits with ten rows', async () => {
    answers('GET /api/v3/inbox', listed([]));
    await shown();
    const waiting = screen.getByRole('status', { name: 'Loading conversations' });
    expect(waiting.querySelectorAll('[data-skeleton]')).toHaveLength(10);
    await screen.findByText('no chat');
  });

  it('says that there is no chat', async () => {
    answers('GET /api/v3/inbox', listed([]));
    await shown();
    expect((await screen.findByText('no chat')).parentElement!.querySelector('svg')).not.toBeNull();
  });

  it('says that it could not be had, and asks again', async () => {
    answers('GET /api/v3/inbox', { status: 403, message: 'No' });
    const user = await shown();
    await screen.findByText('Conversations could not be loaded');
    answers('GET /api/v3/inbox', listed([thread(1)]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await row(/Bo Wever/);
  });

  it('has the names, the role, the beginning of the newest and whether it was read, latest activity first', async () => {
    const [bo, cleo, dan] = [partner(8, 'Bo'), partner(9, 'Cleo', { isModerator: true }), partner(10, 'Dan')];
    const mine = message(5, ME, `<p>${'x'.repeat(31)}</p>`);
    answers(
      'GET /api/v3/inbox',
      listed([
        thread(1, { partners: [bo], messages: [mine] }),
        thread(2, {
          partners: [cleo],
          last_activity: '2026-01-01T12:00:00.000Z',
          messages: [message(6, 9, '<p>New</p>')],
        }),
        thread(3, { partners: [{ ...bo, last_read: '2026-01-02T10:00:00.000Z' }, dan], messages: [mine] }),
        thread(4, {
          partners: [bo, cleo, dan],
          messages: [message(8, 8, '', { deleted_at: '2026-01-01T10:00:00.000Z' })],
        }),
      ]),
    );
    await shown();
    await row(/Cleo/);
    const rows = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^Cleo WeverModerator.*NewUnread$/);
    expect(rows[1]).toMatch(new RegExp(`^Bo Wever.*Sent${'x'.repeat(30)}…$`));
    expect(rows[2]).toMatch(/^Bo Wever and Dan Wever.*Read/);
    expect(rows[3]).toMatch(/^Bo and 2 others.*deleted$/);
  });

  it('does not call unread what is open', async () => {
    answers(
      'GET /api/v3/inbox',
      listed([thread(2, { last_read: null, unread_count: 3, messages: [message(6, 8, 'Hi')] })]),
    );
    await shown(2);
    const open = await row(/Bo/);
    expect(open.getAttribute('aria-current')).toBe('page');
    expect(within(open).queryByText('Unread')).toBeNull();
  });

  it('goes on page by page until the end', async () => {
    answers('GET /api/v3/inbox', ({ searchParams }) =>
      searchParams.get('cursor') === 'more'
        ? listed([thread(2, { partners: [partner(9, 'Cleo')] })])
        : listed([thread(1)], { next_cursor: 'more' }),
    );
    await shown();
    await row(/Cleo/);
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('is walked through with the arrow keys', async () => {
    answers('GET /api/v3/inbox', listed([thread(2, { partners: [partner(9, 'Cleo')] }), thread(1)]));
    const user = await shown();
    const first = await row(/Cleo/);
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(await row(/Bo/));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});

describe('the search for members', () => {
  const user = (id: number, first: string, part: object = {}) =>
    ({ ...partner(id, first), profile: '', banned: false, ...part }) as never;
  const users = (data: never[], last_page = 1) => {
    const { meta } = listed(data);
    return {
      results: { users: { data, meta: { ...meta, last_page, pagination: { ...meta.pagination, last_page } } } },
    };
  };
  const field = () => screen.getByRole('searchbox', { name: 'Search members and messages' });
  const enter = (text: string) => fireEvent.change(field(), { target: { value: text } });
  /** The clock is real again before the search is drawn, since requests need a real one. */
  const restUntilSearch = (ms: number) =>
    act(() => {
      jest.advanceTimersByTime(ms);
      jest.useRealTimers();
    });
  /** On a fake clock, since a slow machine would search for the first letters of a text. */
  const search = (text: string) => {
    jest.useFakeTimers();
    enter(text);
    restUntilSearch(MESSAGE_TIMES.searchMs);
  };
  const typed = async (text: string) => {
    answers('GET /api/v3/inbox', listed([thread(1)]));
    if (text.length > 1) answers('GET /api/v4/inbox/search', listed([]));
    const person = await shown();
    search(text);
    return person;
  };
  const section = (heading: string) => within(screen.getByRole('region', { name: heading }));
  const linked = (heading: string) =>
    section(heading)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  afterEach(() => void jest.useRealTimers());

  it('begins 400 ms after the last key (part 2 §9)', async () => {
    const asked: (string | null)[] = [];
    answers('GET /api/v3/inbox', listed([thread(1)]));
    answers('GET /api/v3/search', ({ searchParams }) => {
      asked.push(searchParams.get('query'));
      return users([]);
    });
    await shown();
    await row(/Bo Wever/);
    jest.useFakeTimers();
    for (const text of ['b', 'c']) {
      enter(text);
      act(() => void jest.advanceTimersByTime(399));
      expect(screen.queryByRole('link', { name: /Bo Wever/ })).not.toBeNull();
    }
    restUntilSearch(1);
    expect(screen.queryByRole('link', { name: /Bo Wever/ })).toBeNull();
    await screen.findByText('no user results');
    expect(asked).toEqual(['c', 'c']);
  });

  it('shows conversations first, then members to begin one with, without the viewer', async () => {
    const asked: string[] = [];
    answers('GET /api/v3/search', ({ searchParams }) => {
      asked.push(`${searchParams.get('query')} ${searchParams.get('inbox')} ${searchParams.get('page')}`);
      return searchParams.get('inbox') === 'has_conversation'
        ? users([user(8, 'Bo')])
        : users([user(9, 'Bob'), user(ME, 'Bobby')]);
    });
    await typed('bo');
    await row(/Bob Wever/);
    expect(asked).toEqual(['bo has_conversation 1', 'bo has_no_conversation 1']);
    expect(linked('conversations')).toEqual(['/messages?participant_id=8']);
    expect(linked('start new chat')).toEqual(['/messages?participant_id=9']);
  });

  it('fetches all pages of conversations, then all pages of other members (part 2 §4)', async () => {
    const asked: string[] = [];
    const found: Record<string, never> = {
      'has_conversation 1': user(8, 'Bo'),
      'has_conversation 2': user(9, 'Bob'),
      'has_no_conversation 1': user(10, 'Bobby'),
      'has_no_conversation 2': user(11, 'Boris'),
    };
    answers('GET /api/v3/search', ({ searchParams }) => {
      const page = `${searchParams.get('inbox')} ${searchParams.get('page')}`;
      asked.push(page);
      return users([found[page]!], 2);
    });
    await typed('b');
    await row(/Boris Wever/);
    expect(asked).toEqual(Object.keys(found));
    expect(linked('conversations')).toEqual(['/messages?participant_id=8', '/messages?participant_id=9']);
    expect(linked('start new chat')).toEqual(['/messages?participant_id=10', '/messages?participant_id=11']);
    expect(screen.queryByRole('status', { name: 'Loading more members' })).toBeNull();
  });

  it('waits for the first page with a skeleton, and for the next one with a spinner at the end', async () => {
    const answer: Record<string, () => void> = {};
    answers('GET /api/v3/search', async ({ searchParams }) => {
      const inbox = searchParams.get('inbox')!;
      await new Promise<void>((resolve) => (answer[inbox] = resolve));
      return users(inbox === 'has_conversation' ? [user(8, 'Bo')] : []);
    });
    await typed('b');
    const skeleton = () => document.querySelector('[data-skeleton]');
    expect(screen.getByRole('status', { name: 'Loading…' }).contains(skeleton())).toBe(true);
    await waitFor(() => answer['has_conversation']!());
    const found = await row(/Bo Wever/);
    expect(skeleton()).toBeNull();
    const spinner = screen.getByRole('status', { name: 'Loading more members' });
    expect(found.compareDocumentPosition(spinner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => answer['has_no_conversation']!());
    await waitFor(() => expect(spinner.isConnected).toBe(false));
  });

  it('shows the name, the role, the username and the avatar of a member (part 2 §2)', async () => {
    const found = [
      user(8, 'Bo', { isAdmin: true, avatar: '/avatars/8' }),
      user(9, 'Bob', { isModerator: true }),
      user(10, 'Bobby'),
    ];
    answers('GET /api/v3/search', ({ searchParams }) =>
      users(searchParams.get('inbox') === 'has_conversation' ? found : []),
    );
    await typed('b');
    await row(/Bobby Wever/);
    const rows = section('conversations').getAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Bo WeverAdmin@bo',
      'Bob WeverModerator@bob',
      'Bobby Wever@bobby',
    ]);
    expect(rows[0]!.querySelector('img')?.getAttribute('src')).toBe('/avatars/8');
    // Without a picture the style draws the initials.
    expect(rows[1]!.querySelector<HTMLElement>('[data-initials]')?.dataset['initials']).toBe('BW');
  });

  it('opens the profile of a member in a new tab (part 2 §2)', async () => {
    answers('GET /api/v3/search', ({ searchParams }) =>
      users(searchParams.get('inbox') === 'has_conversation' ? [user(8, 'Bo')] : []),
    );
    const person = await typed('b');
    const options = await screen.findByRole('button', { name: 'Options for Bo Wever' });
    await act(() => person.click(options));
    const profile = await screen.findByRole<HTMLAnchorElement>('menuitem', { name: 'View profile' });
    expect([profile.getAttribute('href'), profile.target, profile.rel]).toEqual(['/profile/bo', '_blank', 'noopener']);
  });

  it('says that nobody was found, and Escape goes back to the conversations', async () => {
    answers('GET /api/v3/search', users([]));
    const person = await typed('zz');
    await screen.findByText('no user results');
    await person.type(field(), '{Escape}');
    await row(/Bo/);
  });

  it('says that it failed, in its place and as a message with the error', async () => {
    answers('GET /api/v3/search', { status: 500, message: 'The index is away' });
    await typed('bo');
    await screen.findByText('error fetching users');
    await waitFor(() =>
      expect(toasts).toMatchObject([{ kind: 'error', text: 'error fetching users The index is away' }]),
    );
  });

  it('finds members by one letter, and from two on messages too, each leading to its place', async () => {
    const bo = partner(8, 'Bo');
    answers('GET /api/v3/search', users([user(8, 'Bo')]));
    const asked: (string | null)[] = [];
    answers('GET /api/v4/inbox/search', ({ searchParams }) => {
      asked.push(searchParams.get('query'));
      return searchParams.get('cursor')
        ? listed([{ ...message(4, 8, '<p>The bolt</p>'), partners: [bo] }])
        : listed([{ ...message(5, 8, '<p>A bottle</p>'), partners: [bo] }], { next_cursor: 'more' });
    });
    const person = await typed('b');
    await screen.findByRole('link', { name: /@bo/ });
    expect(asked).toEqual([]);
    search('bo');
    const hit = (id: number) => document.querySelector(`[data-row="message-${id}"]`);
    await waitFor(() => expect(hit(5)?.textContent).toMatch(/A bottle$/));
    expect(hit(5)!.getAttribute('href')).toBe('/messages?thread_id=1&message_id=5');
    await person.click(screen.getByRole('button', { name: 'Show more messages' }));
    await waitFor(() => expect(hit(4)?.textContent).toMatch(/The bolt$/));
    expect(asked).toEqual(['bo', 'bo']);
  });
});
