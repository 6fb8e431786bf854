import type { Routes } from '@lyceum/contracts';
import { overHttp, type Transport } from './transport.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- bodies are as they come: what they must look like is for each test to say
export interface Answer<T = any> {
  status: number;
  body: T;
  headers: Headers;
}

export const PASSWORD = 'a long enough password';

/** What the people of one community know of each other's doings: the last thing that was done, and by whom. */
export interface Doings {
  last?: { position: string; by: Persona };
}

/** Somebody with a browser: keeps cookies and the CSRF token as one does, and can leave them out. */
export class Persona {
  readonly url: string;
  id = 0;
  username = '';
  /** Of a program, which has a token instead of a session. */
  bearer = '';
  readonly cookies = new Map<string, string>();
  private token = '';
  private readonly doings: Doings;
  private readonly transport: Transport;

  constructor(url: string, doings: Doings = {}, transport = overHttp(url)) {
    this.url = url;
    this.doings = doings;
    this.transport = transport;
  }

  /** What somebody else has just done is waited for, as by a person who looks a moment later; for one's own there is the cookie. */
  private get lookingLater(): Record<string, string> {
    const { last } = this.doings;
    return last && last.by !== this ? { 'x-position': last.position } : {};
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async csrfToken(): Promise<string> {
    const answer = await this.send('GET', '/api/v4/auth/csrf');
    this.token = answer.body.data.token as string;
    return this.token;
  }

  /** Any request, as it is. */
  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const {
      status,
      headers: received,
      text,
    } = await this.transport({
      method,
      path,
      body,
      headers: {
        accept: 'application/json',
        ...(this.bearer && { authorization: `Bearer ${this.bearer}` }),
        ...(this.cookies.size ? { cookie: this.cookieHeader } : {}),
        ...(this.token && method !== 'GET' ? { 'x-csrf-token': this.token } : {}),
        ...this.lookingLater,
        ...headers,
      },
    });
    for (const cookie of received.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]!.split('=');
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    const position = received.get('x-position');
    if (position) this.doings.last = { position, by: this };
    return { status, body: text.startsWith('{') ? JSON.parse(text) : text, headers: received };
  }

  /** An operation by the name of its contract. */
  async call(
    route: keyof Routes & string,
    parts: { params?: object; query?: object; body?: unknown } = {},
  ): Promise<Answer> {
    const [method, path] = route.split(' ') as [string, string];
    const filled = Object.entries(parts.params ?? {}).reduce(
      (url, [name, value]) => url.replace(`{${name}}`, String(value)),
      path,
    );
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(parts.query ?? {})) query.set(name, String(value));
    if (method !== 'GET' && !this.token) await this.csrfToken();
    const body = parts.body ?? (method === 'GET' || method === 'DELETE' ? undefined : {});
    return this.send(method, query.size ? `${filled}?${query}` : filled, body);
  }

  async register(username: string): Promise<void> {
    const answer = await this.call('POST /api/v4/auth/register', {
      body: {
        email: `${username}@example.test`,
        password: PASSWORD,
        first_name: username,
        last_name: 'Example',
        username,
      },
    });
    if (answer.status !== 201) throw new Error(`Could not register ${username}: ${JSON.stringify(answer.body)}`);
    this.id = answer.body.data.id as number;
    this.username = username;
    await this.csrfToken();
  }

  async login(login: string, password = PASSWORD): Promise<Answer> {
    const answer = await this.call('POST /api/v4/auth/login', { body: { login, password } });
    if (answer.status === 200) {
      this.id = answer.body.data.id as number;
      await this.csrfToken();
    }
    return answer;
  }
}
