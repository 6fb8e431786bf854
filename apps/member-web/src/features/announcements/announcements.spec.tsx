/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { boards, guest, me, settings, topic } from '../../testing/answers.ts';
import { server } from '../../testing/server.ts';
import { showAt } from '../../testing/show.tsx';
import { sessionKeys } from '../../lib/session/keys.ts';
import BlogPosts from './BlogPosts.tsx';
import { dismiss, INSTALL, NEW_THEME } from './dismissed.ts';
import { announcements } from './module.tsx';
import { announcementsTexts } from './texts/index.ts';

const { answers } = server();
const Banner = announcements.Banner!;

afterEach(() => {
  for (const { cookie } of [NEW_THEME, INSTALL]) document.cookie = `${cookie}=; path=/; max-age=0`;
  delete window.lyceumInstall;
});

/** What has been answered already, and is asked no more. */
function knowing(...given: (typeof me)[]): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (const [key, answer] of given) client.setQueryData(key, answer);
  return client;
}

/** Draws the layer for somebody, in a community that may announce a theme. */
function see(who: typeof me, new_theme_link = '') {
  const client = knowing(who);
  const [, known] = settings() as [unknown, { data: object }];
  client.setQueryData(sessionKeys.settings, { ...known, data: { ...known.data, new_theme_link } });
  // What is announced is drawn by a part that comes later.
  return act(() => showAt('/', client, <Banner openShortcuts={() => undefined} />, announcementsTexts));
}

describe('a new theme', () => {
  it('is told once, with where it is talked about', async () => {
    const user = await see(me, '/boards/news');
    const link = await screen.findByRole('link', { name: 'Discuss it in the community' });
    expect(link.getAttribute('href')).toBe('/boards/news');
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.cookie).toContain('new-theme-popup=1');
  });

  it.each([
    ['to a guest', guest, '/boards/news', false],
    ['where there is none', me, '', false],
    ['to whoever has closed it', me, '/boards/news', true],
  ] as const)('is not told %s', async (_, who, link, closed) => {
    if (closed) dismiss(NEW_THEME);
    await see(who, link);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the app to be installed', () => {
  /** The browser says that it may be, after the app has come. */
  async function offered() {
    const asked: string[] = [];
    const event = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => void asked.push('asked') });
    await act(async () => {
      window.lyceumInstall = event;
      window.dispatchEvent(event);
    });
    return asked;
  }

  it('is advertised where the browser can install it, which asks when it is wanted', async () => {
    const user = await see(me);
    expect(screen.queryByRole('region', { name: /home screen/ })).toBeNull();
    const asked = await offered();
    await user.click(await screen.findByRole('button', { name: 'Install' }));
    expect(asked).toEqual(['asked']);
    expect(screen.queryByRole('region', { name: /home screen/ })).toBeNull();
  });

  it('is shown how to be added on an iPhone, unless it was opened from there', async () => {
    const iPhone = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari/604.1');
    const opened = (standalone: boolean) => Object.assign(navigator, { standalone });
    try {
      opened(true);
      await see(me);
      expect(screen.queryByRole('region', { name: /home screen/ })).toBeNull();
      cleanup();
      opened(false);
      await see(me);
      expect(await screen.findByText(/Add to Home Screen/)).not.toBeNull();
      expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
    } finally {
      Reflect.deleteProperty(navigator, 'standalone');
      iPhone.mockRestore();
    }
  });

  it('is advertised no more for a week once that was closed', async () => {
    const user = await see(me);
    await offered();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(document.cookie).toContain('app-advert=1');
    expect(INSTALL.days).toBe(7);
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  });
});

describe('the sidebar of the blog', () => {
  const posts = (data: object[]) => ({ data, meta: { next_cursor: null, total: data.length } }) as never;

  it('names the newest posts of its board', async () => {
    answers('GET /api/v3/topics', (url) => {
      expect([url.searchParams.get('board_id'), url.searchParams.get('limit')]).toEqual(['1', '5']);
      return posts([topic]);
    });
    await showAt('/', knowing(boards), <BlogPosts boardId={1} />, announcementsTexts);
    expect((await screen.findByRole('link', { name: topic.title })).getAttribute('href')).toContain(topic.slug);
  });

  it('is not there for who may not read it', async () => {
    const sent = answers('GET /api/v3/topics', { status: 404, message: 'Not found' });
    await showAt('/', knowing(boards), <BlogPosts boardId={9} />, announcementsTexts);
    await act(async () => {
      while (sent.length === 0) await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
