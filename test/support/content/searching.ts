import { plainText } from '@lyceum/editor/sanitize';
import type { BoardRights } from '../../../apps/api/src/modules/community/rights/policies.ts';
import { canRead, isKnown, mayKnow } from '../../../apps/api/src/modules/community/rights/policies.ts';
import type { Viewer } from '../../../apps/api/src/platform/http/viewer.ts';
import type { TestApi } from '../servers/api.ts';
import type { Persona } from '../persona.ts';

/** One of several, the same ones each time: another seed finds others. */
export function choosing(seed: number) {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
  return { next, of: <T>(all: readonly T[]): T => all[next(all.length)]! };
}

interface Topic extends BoardRights {
  id: number;
  authorId: number;
  isTicket: boolean;
  scheduled: boolean;
  /** The words of each of its parts: of itself, and of each comment that is there. */
  texts: string[];
}

/** Every topic that is there for somebody, with its board's rights and all that it says: what a search would have to read without an index. */
export async function everyTopic(api: TestApi): Promise<Topic[]> {
  const { rows } = await api.kernel.db.pool.query<Topic & { title: string; content: string; comments: string[] }>(`
    select t.id, t.author_id as "authorId", t.ticket_status is not null as "isTicket", t.scheduled, t.title, t.content,
      b.read_by as "readBy", b.level_ids as "levelIds", b.homepage, b.type as "boardType",
      b.place, b.place_closed as "placeClosed",
      array(select c.content from community.comment c where c.topic_id = t.id and c.deleted_at is null and not exists (
              select 1 from community.comment p where p.id = c.in_reply_to and p.deleted_at is not null)) as comments
    from community.topic t join community.board b on b.id = t.board_id
    where t.deleted_at is null and t.status <> 'invisible'`);
  return rows.map((row) => ({
    ...row,
    texts: [`${row.title} ${plainText(row.content)}`, ...row.comments.map(plainText)],
  }));
}

/** Which topics somebody may find by these words: asked of the policies, one topic after the other. */
export const foundByPolicy = (topics: readonly Topic[], viewer: Viewer, words: readonly string[]): number[] =>
  topics
    .filter((topic) => canRead(viewer, topic) && mayKnow(viewer, topic))
    .filter(({ texts }) => texts.some((text) => words.every((word) => text.split(/\W+/).includes(word))))
    .map(({ id }) => id)
    .sort((a, b) => a - b);

/** Which of the boards somebody may know of, by the policy. */
export async function knownBoards(api: TestApi, viewer: Viewer, name: string): Promise<number[]> {
  const { rows } = await api.kernel.db.pool.query<BoardRights & { id: number }>(
    `select id, read_by as "readBy", level_ids as "levelIds", homepage, place, place_closed as "placeClosed" from community.board where name like $1 || ' %' order by id`,
    [name],
  );
  return rows.filter((board) => isKnown(viewer, board)).map(({ id }) => id);
}

/** What a search finds: the ids of all of its pages, and how many it counts. */
export async function foundBySearch(
  who: Persona,
  query: object,
  model: 'topics' | 'boards' = 'topics',
): Promise<{ ids: number[]; total: number }> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await who.call('GET /api/v3/search', {
      query: { model, size: 7, page, ...query },
    });
    if (status !== 200) throw new Error(`No search: ${JSON.stringify(body)}`);
    const { data, meta } = body.results[model] as {
      data: { id: number }[];
      meta: { total: number; last_page: number };
    };
    ids.push(...data.map(({ id }) => id));
    if (page >= meta.last_page) return { ids: ids.sort((a, b) => a - b), total: meta.total };
  }
}
