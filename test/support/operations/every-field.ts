import type { community } from '@lyceum/contracts';
import { makeBoard } from '../content/boards.ts';
import { Persona } from '../persona.ts';
import { jpegWithPlace, wav } from '../content/pictures.ts';
import { DEMO_PASSWORD } from '../servers/running.ts';
import { until } from '../until.ts';
import { send } from '../content/uploads.ts';

const PER_TOPIC = 10;

interface Filled {
  /** Where it is all shown. */
  addresses: string[];
  /** What a field did not take. */
  refused: string[];
}

/**
 * Types each of the texts into rich fields, and in turn into every plain one, which must show it as it was typed. Whoever
 * adds a field that others get to see adds it here (promise 21).
 */
export async function fillEveryField(admin: Persona, texts: string[]): Promise<Filled> {
  const filled: Filled = { addresses: [], refused: [] };
  let turn = 0;
  /** The next one that fits. */
  const plain = (most: number): string => {
    for (;;) {
      const text = texts[turn++ % texts.length]!;
      if (text.length <= most) return text;
    }
  };
  const fill = fieldsOf(admin, texts, plain, async (who, route, parts) => {
    const answer = await who.call(route, parts);
    if (answer.status >= 300) filled.refused.push(`${route}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.data as { id: number; slug: string };
  });
  for (const each of [fill.topics, fill.pictures, fill.poll, fill.boards, fill.newcomer, fill.house]) {
    filled.addresses.push(...(await each()));
  }
  return filled;
}

type Does = (
  who: Persona,
  route: Parameters<Persona['call']>[0],
  parts: Parameters<Persona['call']>[1],
) => Promise<{ id: number; slug: string }>;

function fieldsOf(admin: Persona, texts: string[], plain: (most: number) => string, does: Does) {
  let boardId: number;
  const board = async (slug: string): Promise<number> => {
    const { body } = await admin.call('GET /api/v4/community/channels');
    return (body.data as community.Board[]).find((each) => each.slug === slug)!.id;
  };
  const rich = () => `<p>Proef</p>${plain(1000)}`;
  const post = (more: object, channel_id = boardId) =>
    does(admin, 'POST /conversations', { body: { title: plain(100), content: rich(), channel_id, ...more } });
  const shown = ({ id, slug }: { id: number; slug: string }) => [`/conversations/${slug}`, `/admin/topics/${id}`];
  const upload = async (bytes: Buffer, name: string) => (await send(admin, bytes, name)).body.data.uuid as string;

  return {
    async topics() {
      boardId = await makeBoard(admin, plain(60), 'guest', 'member', [], { description: plain(500) });
      const addresses: string[] = [];
      for (let first = 0; first < texts.length; first += PER_TOPIC) {
        const topic = await post({});
        addresses.push(...shown(topic));
        const params = { id: topic.id };
        for (const text of texts.slice(first, first + PER_TOPIC)) {
          const content = `<p>Proef</p>${text}`;
          await does(admin, 'POST /api/v3/topics/{id}/comments', { params, body: { content } });
        }
        const details = { content: rich(), meta_title: plain(150), meta_description: plain(300), reason: plain(500) };
        await does(admin, 'PUT /api/v4/topics/{id}', { params, body: details });
        await does(admin, 'POST /api/v4/topics/{id}/close', { params, body: { reason: plain(500) } });
      }
      return addresses;
    },

    async pictures() {
      const files = [await upload(await jpegWithPlace(640, 480), `${plain(60)}.jpg`), await upload(wav(), plain(60))];
      const topic = await post({ post_type: 'image', upload_uuids: files, upload_alts: [plain(300)] });
      const uuid = await upload(await jpegWithPlace(480, 640), 'muur.jpg');
      const moodpost = { post_type: 'image', upload_uuids: [uuid], upload_alts: [plain(300)] };
      await post(moodpost, await board('out-of-the-kiln'));
      return ['/boards/out-of-the-kiln', ...shown(topic)];
    },

    async poll() {
      const question_options = [1, 2, 3, 4].map(() => ({ value: plain(100) }));
      const settings = { poll_public: '1' };
      return shown(await post({ post_type: 'poll', poll: { question: plain(100), question_options, settings } }));
    },

    async boards() {
      const ticket = await post({}, await board('help'));
      const body = { ticket_status: 'hold', reason: plain(500) };
      await does(admin, 'PUT /api/v4/topics/{id}/ticket-status', { params: { id: ticket.id }, body });
      return ['/boards/help', '/admin/boards', ...shown(ticket)];
    },

    /** Somebody whose names they are, who says hello, and is suspended for it. */
    async newcomer() {
      const newcomer = new Persona(admin.url);
      await newcomer.register('nieuwkomer');
      const invited = async () => (await newcomer.call('GET /api/v4/introduction')).body.data as unknown;
      await until('they were invited', async () => (await invited()) !== null);
      const names = { first_name: plain(50), last_name: plain(255), profile: plain(1000) };
      await does(newcomer, 'PUT /api/v3/profile', { body: names });
      await does(newcomer, 'POST /api/v4/introduction', { body: { title: plain(100), body: rich() } });
      const params = { id: newcomer.id };
      await does(admin, 'POST /api/v4/admin/members/{id}/ban', { params, body: { reason: plain(500) } });
      return ['/', '/profile/nieuwkomer', '/admin/members', `/admin/members/${newcomer.id}/show`];
    },

    /** What is the whole community's, or the administrator's own. */
    async house() {
      const level = { name: plain(60), description: plain(500) };
      await does(admin, 'POST /api/v4/admin/levels', { body: level });
      const own = { first_name: plain(50), last_name: plain(255), profile: plain(1000) };
      await does(admin, 'PUT /api/v3/profile', { body: own });
      const program = { name: plain(60), scopes: ['read'], expires_in_days: 30, current_password: DEMO_PASSWORD };
      await does(admin, 'POST /api/v4/tokens', { body: program });
      const word = { locale: 'en', key: 'app.favorites', text: plain(500), reason: plain(500) };
      await does(admin, 'PUT /api/v4/admin/translations', { body: word });
      await does(admin, 'PUT /api/v4/admin/settings', { body: { community_name: plain(60), reason: plain(500) } });
      const lists = ['topics', 'comments', 'levels', 'settings', 'texts'].map((name) => `/admin/${name}`);
      return ['/', '/profile', '/profile/settings/profile', '/profile/settings/tokens', '/admin', ...lists];
    },
  };
}
