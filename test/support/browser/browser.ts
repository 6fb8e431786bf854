import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { FIRST_PAGE } from '@lyceum/contracts/first-page';
import { DEMO_PASSWORD, demoAccount, type Role } from '../servers/running.ts';
import { until } from '../until.ts';

/** How long anything on a screen may take before a test gives up: long, since a slow machine is no fault. */
const PATIENCE_MS = 30_000;
const PICTURES = join(__dirname, '..', '..', 'e2e', 'pictures');

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 1000 };

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  });
}

const stopped: string[] = [];
/** What a Content-Security-Policy has stopped in the browser of any visitor, on any of its pages, since this was last asked. */
export const stoppedByPolicy = (): string[] => stopped.splice(0);

interface Options {
  url: string;
  /** Signed in already; a guest otherwise. */
  role?: Role;
  viewport?: { width: number; height: number };
  /** Chosen in this browser before; undefined leaves it to the browser's locale and the member. */
  language?: 'en' | 'nl';
  locale?: string;
  /** Taps instead of clicks. */
  touch?: boolean;
  /** With the worker that keeps files for a lost connection: where a test holds files back, it would pass by. */
  installs?: boolean;
}

/** Somebody in front of a browser of their own: one tab, its cookies, and everything the browser complained about. */
export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly url: string;
  /** Errors of the console and failed requests; a guest's question for their profile is no complaint. */
  readonly complaints: string[] = [];
  private channels = new Set<string>();

  private constructor(context: BrowserContext, page: Page, url: string) {
    this.context = context;
    this.page = page;
    this.url = url;
    this.listen();
  }

  static async arrive(browser: Browser, options: Options): Promise<Visitor> {
    const { url, role, viewport = DESKTOP, language = 'en', locale = 'en-GB', touch: hasTouch, installs } = options;
    const serviceWorkers = installs ? 'allow' : 'block';
    const looks = { viewport, locale, hasTouch, reducedMotion: 'reduce', serviceWorkers } as const;
    const context = await browser.newContext({ baseURL: url, ...looks });
    context.setDefaultTimeout(PATIENCE_MS);
    if (options.locale === undefined) {
      await context.addInitScript((chosen) => {
        // Once: what a test chooses afterwards stays chosen.
        if (localStorage.getItem('lyceum.language') === null) localStorage.setItem('lyceum.language', chosen);
      }, language);
    }
    context.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text()))
        stopped.push(`${message.text()} (${message.location().url})`);
    });
    const visitor = new Visitor(context, await context.newPage(), url);
    if (role) await visitor.signIn(role);
    return visitor;
  }

  /** A session without the login page. */
  async signIn(role: Role): Promise<void> {
    const { request } = this.context;
    const csrf = (await (await request.get('/api/v4/auth/csrf')).json()) as { data: { token: string } };
    const answer = await request.post('/api/v4/auth/login', {
      headers: { 'x-csrf-token': csrf.data.token },
      data: { login: demoAccount(role), password: DEMO_PASSWORD, remember: true },
    });
    if (!answer.ok()) throw new Error(`Could not sign in as ${role}: ${answer.status()} ${await answer.text()}`);
  }

  async go(path: string): Promise<void> {
    // What the page before it heard says nothing about this one.
    this.channels = new Set();
    await this.page.goto(path);
  }

  /** Waits until events of a channel would arrive: nothing on a guest's screen tells. */
  async hears(channel: string): Promise<void> {
    await until(`the browser hears ${channel}`, () => this.channels.has(channel), PATIENCE_MS);
  }

  async picture(name: string): Promise<void> {
    mkdirSync(PICTURES, { recursive: true });
    await this.page.screenshot({ path: join(PICTURES, `${name}.png`) });
  }

  close(): Promise<void> {
    return this.context.close();
  }

  private listen(): void {
    const { page } = this;
    // A rendered screen shows before the app listens, and a key that comes earlier is lost.
    const isHydrated = () =>
      page
        .locator('#root[data-now]')
        .waitFor({ state: 'detached' })
        .catch(() => undefined);
    const { goto, reload } = page;
    page.goto = (...asked) => goto.apply(page, asked).finally(isHydrated);
    page.reload = (...asked) => reload.apply(page, asked).finally(isHydrated);
    page.on('console', (message) => {
      const { url } = message.location();
      // Going elsewhere closes the socket under what is about to be said on it; whoever comes back says it anew.
      if (message.text().startsWith('WebSocket is already in CLOSING')) return;
      if (message.type() === 'error' && !isGuestsProfile(url, message.text())) {
        this.complaints.push(`console: ${message.text()} (${url})`);
      }
    });
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Going elsewhere ends what is under way.
      if (reason !== 'net::ERR_ABORTED') this.complaints.push(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
    page.on('response', (answer) => {
      if (answer.status() >= 400 && !isGuestsProfile(answer.url(), String(answer.status()))) {
        this.complaints.push(`${answer.status()}: ${answer.request().method()} ${answer.url()}`);
      }
    });
    page.on('websocket', (socket) => {
      const channels = new Set<string>();
      this.channels = channels;
      socket.on('framereceived', ({ payload }) => {
        const frame = JSON.parse(String(payload)) as { event: string; channel?: string };
        if (frame.event === 'pusher_internal:subscription_succeeded' && frame.channel) channels.add(frame.channel);
      });
      socket.on('close', () => channels.clear());
    });
  }
}

const isGuestsProfile = (url: string, text: string): boolean =>
  url.endsWith('/api/v3/profile/me') && text.includes('401');

const BLOCK = new RegExp(`<script id="${FIRST_PAGE}".*?</script>`, 's');
/** Where files and operations lie, by their addresses: everything else is a page. */
const isPage = ({ pathname }: URL): boolean => !/^\/(?:api|assets)\/|\.\w+$/.test(pathname);

/** Complained of then: for the browser, a document that a test hands it comes from elsewhere, and opens no socket here. */
export const NO_SOCKET = /500|ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS/;

/** Documents come without their data from now on, so that the app asks for everything. Answers how to end that. */
export async function withoutFirstPage(page: Page): Promise<() => Promise<void>> {
  await page.route(isPage, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const answer = await route.fetch();
    const { 'content-encoding': _, 'content-length': __, ...headers } = answer.headers();
    await route.fulfill({ status: answer.status(), headers, body: (await answer.text()).replace(BLOCK, '') });
  });
  return () => page.unroute(isPage);
}

/** What a screen reader calls it. Throws where it is called nothing. */
export async function nameOf(element: Locator): Promise<string> {
  const [, name] = /"(.*?)"/.exec(await element.ariaSnapshot()) ?? [];
  if (!name) throw new Error('It has no name');
  return name;
}

export const sees = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'visible' });
export const seesNo = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'hidden' });

/** The editor of a rich text field, which may come after the field itself. */
export const seesEditor = (field: Locator): Promise<void> =>
  sees(field.locator('xpath=self::*[@contenteditable="true"]'));

/** Types into a rich text field once its editor has come; a test of its own is about typing sooner. */
export async function write(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await field.click();
  await seesEditor(field);
  await page.keyboard.type(text);
}
