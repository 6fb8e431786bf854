import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IconStar } from '@tabler/icons-react';
import { notification } from '@lyceum/contracts/notifications';
import type { Topic } from './entities/posts/cache/topic-cache.ts';
import { Cards } from './features/feed/Cards.tsx';
import type { Module } from './lib/modules/module.ts';
import { hasScreen } from './lib/modules/use-modules.ts';
import type { Plugin } from './lib/session/settings.ts';
import { modules } from './modules.ts';
import { draw, drawAlone } from './testing/draw.tsx';
import { me, settings, topic } from './testing/answers.ts';

/** A module that fills every place of the shell. */
const planted: Module = {
  name: 'planted',
  gate: { plugin: 'groups', plan: 8 },
  routes: [{ path: 'planted', element: <p>the planted screen</p> }],
  navigation: [{ to: '/planted', icon: IconStar, text: 'app.favorites' }],
  Banner: () => <p>a planted banner</p>,
  TopBar: () => <p>a planted sign</p>,
  TopBarNarrow: () => <p>a planted small sign</p>,
  Navigation: () => <p>a planted section</p>,
  Tab: () => <p>a planted tab</p>,
  Rail: () => <p>a planted card</p>,
};
const PLACES = ['banner', 'sign', 'small sign', 'section', 'tab', 'card'].map((place) => `a planted ${place}`);

// Nobody answers: what is not told to be there is pending.
beforeEach(() => void jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined)));
afterEach(() => void jest.restoreAllMocks());

const drawn = (address: string, plugins: Plugin[], plan: number) =>
  draw(address, [settings({ plugins, plan }), me], [...modules, planted]);

describe('a module behind a plugin and a plan', () => {
  it('fills its places and has its screens where both are there', async () => {
    const html = await drawn('/planted', ['groups'], 8);
    for (const place of [...PLACES, 'href="/planted"', 'the planted screen']) expect(html).toContain(place);
  });

  it.each([
    ['the plugin is off', [], 8],
    ['the plan is too small', ['groups'], 7],
  ] as [string, Plugin[], number][])('is nowhere where %s', async (_, plugins, plan) => {
    const html = await drawn('/planted', plugins, plan);
    expect(html).not.toContain('planted');
    expect(html).toContain('This page does not exist');
    expect(html).toContain('href="/bookmarks"');
  });

  it('is nowhere while nobody has said what the community has', async () => {
    expect(await draw('/planted', [me], [...modules, planted])).not.toContain('planted');
  });
});

it.each([
  [true, ['search']],
  [false, ['groups']],
] as [boolean, Plugin[]][])('the button of the search is there where its plugin is: %s', async (is, plugins) => {
  const html = await draw('/', [settings({ plugins }), me]);
  expect(html.includes('aria-label="Search"')).toBe(is);
});

describe('between the cards of a feed', () => {
  const slider: Module = { name: 'slider', inFeed: { after: 4, Insert: () => <article>a slider</article> } };
  const topics = [1, 2, 3, 4, 5].map((id) => ({ ...topic, id, title: `Card ${id}` }) as unknown as Topic);
  const words = async (isHome: boolean, homeOnly = false) => {
    const cards = <Cards topics={topics} size={5} isHome={isHome} />;
    const html = await drawAlone(
      cards,
      [settings(), me],
      [...modules, { ...slider, inFeed: { ...slider.inFeed!, homeOnly } }],
    );
    return html.match(/>(Card \d|a slider)</g)!.map((found) => found.slice(1, -1));
  };

  it('stands what a module puts there, in its place', async () => {
    expect(await words(true)).toEqual(['Card 1', 'Card 2', 'Card 3', 'Card 4', 'a slider', 'Card 5']);
    expect(await words(false)).toContain('a slider');
  });

  it('stands in the home feed alone where the module says so', async () => {
    expect(await words(true, true)).toContain('a slider');
    expect(await words(false, true)).not.toContain('a slider');
  });
});

it.each([
  [true, ['/', '/boards/crafts', '/conversations/first-warp', '/profile/ada', '/profile/settings/data', '/bookmarks']],
  [false, ['/admin', '/admin/members', '/api/docs', '/files/7', '/media/7/full', '/nothing', '/planted']],
])('a path is a screen of the app: %s', (is, paths) => {
  for (const path of paths) expect([path, hasScreen(modules, path)]).toEqual([path, is]);
});

it('each kind of notification leads somewhere, by one module alone', () => {
  const kinds = modules.flatMap(({ notifications = {} }) => Object.keys(notifications));
  // Only mailed: the inbox shows itself what waits in it (docs/adr/0044).
  expect([...kinds, 'message'].sort()).toEqual(notification.options.flatMap(({ shape }) => shape.type.options).sort());
});
