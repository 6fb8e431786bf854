import { type community, type Operation, operations } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import fc from 'fast-check';
import { memberDecider, memberStream } from '../../../apps/api/src/modules/identity/members/member.decider.ts';
import { NotificationMail } from '../../../apps/api/src/modules/notifications/notification.mail.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { injected } from '../../support/transport.ts';
import { type Aviary, release, SONG, type Who } from '../../support/operations/canaries.ts';
import { addressesOf, crawl, type Paths, type Read } from '../../support/operations/crawl.ts';
import { fitting, type JsonSchema } from '../../support/operations/from-schema.ts';
import { connect, disconnectAll, listen } from '../../support/live.ts';

// Against hanging alone: it reads some ten thousand addresses.
jest.setTimeout(900_000);

const NOBODYS = 999_999;
/** Answers that differ from one time to the next: a token, a place in a list as of a moment, when a session was last seen. */
const CHANGING = /csrf|type=popular|sessions|export/;

let api: TestApi;
let aviary: Aviary;
let addresses: string[];
beforeAll(async () => {
  api = await startApi({}, undefined, injected);
  aviary = await release(api);
  const { paths } = (await api.guest().send('GET', '/api/openapi.json')).body as { paths: Paths };
  const { hidden } = aviary;
  // Of all streams there are, also of those whose history is told to nobody.
  const streams = await api.kernel.db.pool.query<{ kind: string }>(
    `select distinct regexp_replace(stream_id, '(-[0-9]+)+$', '') as kind from events.event`,
  );
  addresses = addressesOf(paths, {
    ids: [...Array.from({ length: 20 }, (_, index) => index + 1), ...hidden.topics],
    listed: [...hidden.posts, ...hidden.messages].slice(0, 100),
    words: [SONG, '1'],
    slugs: [...Object.values(aviary.people).map(({ username }) => username || 'x'), ...hidden.slugs],
    keys: Array.from({ length: 8 }, (_, index) => `new:board-${index + 1}`),
    kinds: streams.rows.map(({ kind }) => kind),
  });
});
afterEach(disconnectAll);
afterAll(() => api.close());

const people = () => Object.entries(aviary.people) as [Who, Aviary['admin']][];

/** Which canaries sing in a text, by what they are. */
const heardIn = (text: string) => aviary.canaries.filter(({ word }) => text.toLowerCase().includes(word.toLowerCase()));

/** Without how long ago something is, in words. */
const lastingIn = (text: string): string => text.replace(/"last_activity_readable":"[^"]*"/g, '');

const NOTHING = 'er-is-hier-niets';
const withoutAddress = (text: string, address: string): string =>
  text.replaceAll(address.split('/').at(-1)!, 'SLUG').replace(/(name="csp-nonce" content=")[^"]+/, '$1');

describe('a canary in every private place (promise 29)', () => {
  it('is come across by nobody who may not, in any answer of any operation, by any word', async () => {
    const leaks: string[] = [];
    const heard = new Set<string>();
    expect(addresses.length).toBeGreaterThan(1000);
    const listenAs = async ([name, who]: [Who, Aviary['admin']]): Promise<void> => {
      for (const { address, text } of await crawl(who, addresses)) {
        for (const { word, what, may } of heardIn(text)) {
          heard.add(word);
          if (!may.includes(name)) leaks.push(`${name} read ${what} at ${address}`);
        }
      }
    };
    await Promise.all(people().map(listenAs));
    expect([...new Set(leaks)].slice(0, 20)).toEqual([]);
    // What nobody comes across proves nothing.
    expect(aviary.canaries.filter(({ word, silent }) => !silent && !heard.has(word))).toEqual([]);
  });

  it('sings in no document; that of a hidden topic is like that of none', async () => {
    const boards = (await aviary.admin.call('GET /api/v4/community/channels')).body.data as community.Board[];
    const documents = [
      ...['/', '/bookmarks', '/boards', '/members', '/notifications', `/profile/${aviary.people.author.username}`],
      ...[NOTHING, ...aviary.hidden.slugs].map((slug) => `/conversations/${slug}`),
      ...[NOTHING, ...boards.map(({ slug }) => slug)].map((slug) => `/boards/${slug}`),
    ];
    for (const [name, who] of people()) {
      const read = await crawl(who, documents, 'text/html');
      for (const { status, text, address } of read) {
        const nothing = read.find((other) => other.address === address.replace(/[^/]*$/, NOTHING))!;
        // It repeats the address that was asked for, which whoever asked knows.
        if (status === 404)
          expect([name, withoutAddress(text, address)]).toEqual([name, withoutAddress(nothing.text, nothing.address)]);
        const leaks = status === 404 ? [] : heardIn(text).filter(({ may }) => !may.includes(name));
        expect([name, address, leaks.map(({ what }) => what)]).toEqual([name, address, []]);
      }
    }
  });

  it('sings in nothing for engines but what guests may know, whoever asks', async () => {
    const boards = (await aviary.admin.call('GET /api/v4/community/channels')).body.data as community.Board[];
    const forEngines = [
      ...['/sitemap.xml', '/events.ics'],
      ...['topics', 'boards', 'events', 'groups', 'courses'].map((name) => `/sitemaps/${name}/1.xml`),
      ...['rss', 'atom'].flatMap((form) => [
        `/feeds/community.${form}`,
        ...boards.map(({ slug }) => `/feeds/boards/${slug}.${form}`),
      ]),
      ...aviary.hidden.slugs.map((slug) => `/link-previews/topics/${slug}.png`),
    ];
    for (const [name, who] of people()) {
      for (const { text, address } of await crawl(who, forEngines, '*/*')) {
        const leaks = heardIn(text).filter(({ may }) => !may.includes('guest'));
        expect([name, address, leaks.map(({ what }) => what)]).toEqual([name, address, []]);
      }
    }
  });

  it('sings in no mail to anybody who may not know', async () => {
    // Whatever waits to be mailed is, to everybody, soon and in a digest.
    for (const { id } of Object.values(aviary.people).filter((who) => who.id !== 0)) {
      await api.kernel.execute({
        decider: memberDecider,
        stream: memberStream(id),
        meta: { actor_id: null, correlation_id: 'canaries' },
        prepare: () => ({ command: { kind: 'verify-email' as const } }),
      });
    }
    const mails = api.app.get(NotificationMail);
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000);
    await mails.mail(inTwoDays);
    await mails.digests(inTwoDays);
    const { rows } = await api.kernel.db.pool.query<{ member_id: number; text: string }>(
      `select member_id, concat_ws(' ', subject, text, html) as text from mail.message`,
    );
    expect(rows.filter(({ text }) => heardIn(text).length > 0).length).toBeGreaterThan(0);
    const nameOf = new Map(people().map(([name, { id }]) => [id, name]));
    for (const { member_id, text } of rows) {
      const leaks = heardIn(text).filter(
        ({ may, what }) => what !== 'an address' && !may.includes(nameOf.get(member_id)!),
      );
      expect(leaks).toEqual([]);
    }
  });
});

describe('what is hidden (promise 29)', () => {
  const KINDS = [
    [/\/(topics|conversations)\/\{id\}/, 'topics'],
    [/\/comments\/\{id\}/, 'comments'],
    [/\/posts\/\{id\}/, 'posts'],
    [/\/inbox\/\{thread\}/, 'threads'],
    [/\/inbox\/messages\/\{id\}/, 'messages'],
    [/\/events\/\{id\}/, 'events'],
    [/\/live-rooms\/\{id\}/, 'rooms'],
    [/\/quizzes\/\{id\}/, 'quizzes'],
    [/quiz-maker\/questions\/\{id\}/, 'questions'],
    [/quiz-maker\/responses\/\{id\}/, 'attempts'],
    [/\/groups\/\{id\}/, 'groups'],
    [/\/courses\/\{id\}/, 'courses'],
  ] as const;

  it('answers like what was never there, to every operation that names it', async () => {
    const { paths } = (await api.guest().send('GET', '/api/openapi.json')).body as {
      paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: JsonSchema }> } }>>;
    };
    let asked = 0;
    for (const { method, path } of Object.values(operations as Record<string, Operation>)) {
      const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1];
      if (!kind) continue;
      const schema = paths[path]![method.toLowerCase()]!.requestBody?.content['application/json']?.schema;
      const body = schema && fc.sample(fitting(schema), { numRuns: 1, seed: 29 })[0];
      for (const name of ['guest', 'reader', 'formerly gold'] as const) {
        const ask = async (id: number) => {
          const { status, body: told } = await aviary.people[name].send(
            method,
            path.replace(/\{(id|thread)\}/, String(id)),
            body,
          );
          return [name, method, path, status, JSON.stringify(told).replace(new RegExp(`\\b${id}\\b(?!-)`, 'g'), 'ID')];
        };
        const nothing = await ask(NOBODYS);
        for (const id of aviary.hidden[kind]) {
          expect(await ask(id)).toEqual(nothing);
          asked += 1;
        }
      }
    }
    expect(asked).toBeGreaterThan(200);
  });

  it('may grow without anybody noticing: no count, order, total or live event tells', async () => {
    const watching: Who[] = ['guest', 'reader', 'formerly gold'];
    const lasting = addresses.filter((address) => !CHANGING.test(address));
    const look = async (name: Who): Promise<Read[]> => crawl(aviary.people[name], lasting);
    const before = new Map<Who, Read[]>();
    for (const name of watching) before.set(name, await look(name));
    const frames = [];
    for (const name of watching) {
      const client = connect(aviary.people[name]);
      const own = name === 'guest' ? [] : [channels.messages(aviary.people[name].id)];
      const readable = aviary.open.map((id) => channels.board(id, true));
      for (const channel of [channels.community, ...readable, ...own]) frames.push(await listen(client, channel));
    }
    await aviary.more();
    await api.settled();
    expect(frames.flat()).toEqual([]);
    for (const name of watching) {
      const after = await look(name);
      const noticed = after.filter(({ text }, index) => lastingIn(text) !== lastingIn(before.get(name)![index]!.text));
      expect([name, noticed.map(({ address }) => address).slice(0, 10)]).toEqual([name, []]);
    }
  });
});
