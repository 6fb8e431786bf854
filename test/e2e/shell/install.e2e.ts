import { sees, Visitor } from '../../support/browser/browser.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';

let member: Visitor;
beforeAll(async () => {
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member', installs: true });
});
afterAll(() => member?.close());

/** The addresses of everything that the browser keeps. By texts: the types of a page are not those of the tests. */
const kept = (): Promise<string[]> =>
  member.page.evaluate(`caches.keys()
    .then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
    .then((requests) => requests.flat().map(({ url }) => new URL(url).pathname))`);
const working = (): Promise<string> =>
  member.page.evaluate(`navigator.serviceWorker.ready.then(({ active }) => active.state)`);

describe('the app can be installed', () => {
  it('under the community’s name, with its pictures', async () => {
    const answer = await fetch(`${lyceum.url}/manifest.webmanifest`);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await answer.json()) as { icons: { src: string }[] };
    const { data } = (await (await fetch(`${lyceum.url}/api/v3/settings`)).json()) as { data: Record<string, string> };
    expect(manifest).toMatchObject({
      ...{ name: data.community_name, theme_color: data.accent, start_url: '/', display: 'standalone' },
    });
    for (const { src } of manifest.icons) {
      const icon = await fetch(lyceum.url + src);
      expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, 'image/png']);
    }
  });

  it('and keeps files of the build, and nothing of its member', async () => {
    const { page } = member;
    await member.go('/');
    await until('the worker works', async () => (await working()) === 'activated');
    // From here on the worker sees what is asked for.
    for (const path of ['/', '/messages', '/profile/settings']) {
      await member.go(path);
      await sees(page.getByRole('main'));
    }
    await until('files are kept', async () => (await kept()).some((path) => path.startsWith('/assets/')));
    const others = (await kept()).filter((path) => !/^\/assets\/[^/]+\.(js|css|woff2|svg)$/.test(path));
    expect(others.toSorted()).toEqual(['/favicon.svg', '/offline.css', '/offline.html']);
  });

  it('says so where there is no connection, and goes on when it is back', async () => {
    const { page, context } = member;
    await context.setOffline(true);
    await page.goto('/messages');
    await sees(page.getByRole('heading', { name: 'There is no connection' }));
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again', exact: true }).click();
    await sees(page.getByRole('heading', { name: 'Messages' }));
    expect(new URL(page.url()).pathname).toBe('/messages');
  });
});
