import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { PASSWORD, type Persona } from '../../support/persona.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';

let api: TestApi;
let admin: Persona;

beforeAll(async () => {
  api = await startApi({ REGISTRATIONS_PER_HOUR: '3' });
  admin = await api.member('adminna', 'admin');
  const ovens = await makeBoard(admin, 'Ovens');
  const staff = await makeBoard(admin, 'Beheer', 'admin', 'admin');
  for (let index = 1; index <= 21; index += 1) await makeTopic(admin, ovens, `Scherf ${index}`, '<p>Porselein</p>');
  await makeTopic(admin, staff, 'Kanarie porselein', '<p>Porselein</p>');
  await api.settled();
});
afterAll(() => api.close());

/** A browser without JavaScript: it keeps cookies, follows no redirect and sends what browsers send with a form. */
class Browser {
  readonly cookies = new Map<string, string>();

  async open(path: string, init: RequestInit = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', 'accept-language': 'en', ...(cookie && { cookie }), ...init.headers };
    const answer = await fetch(api.url + path, { ...init, redirect: 'manual', headers });
    for (const each of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = each.split(';')[0]!.split('=');
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    const html = await answer.text();
    const [, plain = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    const token = /name="_token" value="([^"]*)"/.exec(plain)?.[1] ?? '';
    const alert = /<p role="alert"[^>]*>([^<]*)/.exec(plain)?.[1];
    return { status: answer.status, location: answer.headers.get('location'), html, plain, token, alert };
  }

  post(path: string, values: Record<string, string>, headers: Record<string, string> = {}) {
    const own = { origin: api.url, 'sec-fetch-site': 'same-origin' };
    return this.open(path, { method: 'POST', body: new URLSearchParams(values), headers: { ...own, ...headers } });
  }

  async login(values: Record<string, string> = {}, path = '/auth/login', headers: Record<string, string> = {}) {
    const { token } = await this.open(path);
    const typed = { form: 'login', _token: token, login: 'adminna', password: PASSWORD };
    return this.post(path, { ...typed, ...values }, headers);
  }

  async isMember(): Promise<boolean> {
    return (await this.open('/api/v3/profile/me')).status === 200;
  }
}

describe('logging in without JavaScript', () => {
  it('opens a session and returns to where the reader was', async () => {
    const browser = new Browser();
    const { status, location } = await browser.login({}, '/auth/login?return_to=%2Fboards%2Fovens%3Fpage%3D2');
    expect([status, location]).toEqual([303, '/boards/ovens?page=2']);
    expect(await browser.isMember()).toBe(true);
  });

  it.each(['https://evil.test', '//evil.test', '/\\evil.test', '/.//evil.test', '/auth/login'])(
    'leads home instead of to %s',
    async (to) => {
      const { location } = await new Browser().login({}, `/auth/login?return_to=${encodeURIComponent(to)}`);
      expect(location).toBe('/');
    },
  );

  it('shows what is wrong, and never the password', async () => {
    const browser = new Browser();
    const { status, alert, plain } = await browser.login({ password: 'not my password' });
    expect([status, Boolean(alert)]).toEqual([422, true]);
    expect(plain).toContain('value="adminna"');
    expect(plain).not.toContain('not my password');
    expect(await browser.isMember()).toBe(false);
  });

  it('keeps the session only for the browser unless the box is ticked', async () => {
    const lifetimeOf = async (values: Record<string, string>) => {
      const browser = new Browser();
      const { token } = await browser.open('/auth/login');
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const body = new URLSearchParams({
        form: 'login',
        _token: token,
        login: 'adminna',
        password: PASSWORD,
        ...values,
      });
      const answer = await fetch(`${api.url}/auth/login`, {
        ...{ method: 'POST', body, redirect: 'manual', headers: { cookie } },
      });
      const session = answer.headers.getSetCookie().find((each) => each.startsWith('lyceum_session='));
      expect(session).toContain('HttpOnly');
      return /max-age|expires/i.test(session!);
    };
    expect([await lifetimeOf({}), await lifetimeOf({ remember: '1' })]).toEqual([false, true]);
  });

  it('of a member offers only to log out', async () => {
    const browser = new Browser();
    await browser.login();
    const { plain, token } = await browser.open('/auth/login');
    expect([plain.includes('id="login"'), plain.includes('id="logout"')]).toEqual([false, true]);
    const { status, location } = await browser.post('/auth/login', { form: 'logout', _token: token });
    expect([status, location]).toEqual([303, '/']);
    expect(await browser.isMember()).toBe(false);
  });
});

describe('a forged form', () => {
  const refusals: [string, (browser: Browser) => Promise<{ status: number }>][] = [
    ['without a token', (browser) => browser.login({ _token: '' })],
    [
      'with the token of another browser',
      async (browser) => browser.login({ _token: (await new Browser().open('/auth/login')).token }),
    ],
    ['of another site', (browser) => browser.login({}, '/auth/login', { origin: 'https://evil.test' })],
    ['of a document without an origin', (browser) => browser.login({}, '/auth/login', { origin: 'null' })],
    [
      'that the browser calls foreign',
      (browser) => browser.login({}, '/auth/login', { 'sec-fetch-site': 'cross-site' }),
    ],
    ['of a sibling host', (browser) => browser.login({}, '/auth/login', { 'sec-fetch-site': 'same-site' })],
    ['in JSON', (browser) => browser.login({}, '/auth/login', { 'content-type': 'application/json' })],
    ['as plain text', (browser) => browser.login({}, '/auth/login', { 'content-type': 'text/plain' })],
  ];
  it.each(refusals)('%s opens no session', async (_, forge) => {
    const browser = new Browser();
    const { status } = await forge(browser);
    expect([status >= 400 && status < 500, await browser.isMember()]).toEqual([true, false]);
  });

  it('without the cookie of its token opens no session', async () => {
    const browser = new Browser();
    const { token } = await browser.open('/auth/login');
    browser.cookies.clear();
    await browser.post('/auth/login', { form: 'login', _token: token, login: 'adminna', password: PASSWORD });
    expect(await browser.isMember()).toBe(false);
  });

  it('cannot log a member out', async () => {
    const browser = new Browser();
    await browser.login();
    const guest = await new Browser().open('/auth/login');
    const { status } = await browser.post('/auth/login', { form: 'logout', _token: guest.token });
    expect([status, await browser.isMember()]).toEqual([419, true]);
  });
});

describe('registering without JavaScript', () => {
  const person = {
    first_name: 'Ada',
    last_name: 'Wever',
    username: 'ada',
    email: ' ada@example.test',
    password: PASSWORD,
  };
  const register = async (values: Record<string, string>, browser = new Browser()) => {
    const { token } = await browser.open('/auth/login');
    return browser.post('/auth/login', { form: 'register', _token: token, ...person, website: '', ...values });
  };

  it('shows each field’s fault beside it', async () => {
    const { status, plain } = await register({ username: 'a', password: 'short' });
    expect(status).toBe(422);
    expect(plain).toMatch(/name="username"[^>]*aria-invalid="true"/);
    expect(plain).toMatch(/name="password"[^>]*value=""[^>]*aria-invalid="true"/);
    expect(plain).toContain('value="Wever"');
  });

  it('opens a session for a new member, but not for a program that fills in every field', async () => {
    const robot = new Browser();
    expect((await register({ website: 'https://evil.test' }, robot)).status).toBe(422);
    expect(await robot.isMember()).toBe(false);
    const browser = new Browser();
    expect((await register({}, browser)).location).toBe('/');
    expect(await browser.isMember()).toBe(true);
  });

  it('is limited as in the app', async () => {
    const { status, alert } = await register({ username: 'more', email: 'more@example.test' });
    expect([status, Boolean(alert)]).toEqual([429, true]);
  });
});

describe('searching without JavaScript', () => {
  const titlesOf = (plain: string) => [...plain.matchAll(/<h2><a href="[^"]*">([^<]*)/g)].map(([, title]) => title!);

  it('has numbered pages of what the reader may read', async () => {
    const { plain, html } = await new Browser().open('/search?q=porselein');
    expect(plain).toContain('href="/search?q=porselein&#38;page=2"');
    expect(html).toContain('<meta name="robots" content="noindex" />');
    const second = await new Browser().open('/search?q=porselein&page=2');
    const all = [...titlesOf(plain), ...titlesOf(second.plain)];
    expect([all.length, new Set(all).size]).toEqual([21, 21]);
    expect(html + second.html).not.toContain('Kanarie');
    const member = new Browser();
    await member.login();
    const own = await member.open('/search?q=porselein');
    expect(own.plain).toContain('Kanarie');
  });

  it('says that nothing was found, and escapes the text', async () => {
    const { status, plain } = await new Browser().open(`/search?q=${encodeURIComponent('"><script>x')}`);
    expect(status).toBe(200);
    expect(plain).toContain('value="&#34;&#62;&#60;script&#62;x"');
    expect(plain).toContain('Nothing found');
  });

  it('has its form on every screen, without the search plugin on none', async () => {
    expect((await new Browser().open('/events')).plain).toContain('action="/search"');
    const { body } = await admin.call('GET /api/v3/settings');
    const plugins = (body.plugins as string[]).filter((name) => name !== 'search');
    await admin.call('PUT /api/v4/admin/settings', { body: { plugins, reason: 'A choice' } });
    expect((await new Browser().open('/events')).plain).not.toContain('action="/search"');
  });
});
