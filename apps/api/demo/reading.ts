import { type Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Random } from './random.ts';

const SEED = 7_301;
/** The number of new topics on public boards that the visitor has not opened. */
const UNREAD = 6;
const FAVOURITES = 3;

interface Reader {
  memberId: number;
  /** The visitor has unread topics. The other demo accounts have read everything. */
  isVisitor: boolean;
}

/**
 * Writes view counts in proportion to activity, and the demo accounts' read state. Plain rows, as read state has no
 * events.
 */
export async function readTopics(kernel: Kernel, readers: readonly Reader[]): Promise<void> {
  const { pool } = kernel.db;
  const topics = await run<{ id: number; weight: number }>(
    pool,
    sql`select t.id, (f.likes_count * 6 + f.comments_count * 9)::int as weight
        from community.topic t join community.feed_topic f on f.topic_id = t.id order by f.release_at desc, t.id desc`,
  );
  const random = new Random(SEED);
  const views = topics.map(({ weight }) => 12 + weight + random.below(40));
  const ids = topics.map(({ id }) => id);
  await run(
    pool,
    sql`insert into community.topic_views (topic_id, views) select * from unnest(${ids}::int[], ${views}::int[])`,
  );
  for (const { memberId, isVisitor } of readers) {
    const read = isVisitor ? ids.slice(UNREAD) : ids;
    await run(
      pool,
      sql`insert into community.topic_mark (member_id, topic_id, read_at)
          select ${memberId}, id, now() from unnest(${read}::int[]) as id`,
    );
  }
}

/** Writes the visitor's favourites and an unsent comment draft. */
export async function keepThings(kernel: Kernel, memberId: number, draft: string): Promise<void> {
  const { pool } = kernel.db;
  await run(
    pool,
    sql`update community.topic_mark set favorited_at = now() where member_id = ${memberId} and topic_id in (
          select f.topic_id from community.feed_topic f join community.topic t on t.id = f.topic_id
          join community.topic_mark k on k.topic_id = f.topic_id and k.member_id = ${memberId}
          where t.author_id <> ${memberId} order by f.likes_count desc, f.topic_id limit ${FAVOURITES})`,
  );
  const about = await runOne<{ id: number }>(
    pool,
    sql`select f.topic_id as id from community.feed_topic f join community.topic t on t.id = f.topic_id
        join community.topic_mark k on k.topic_id = f.topic_id and k.member_id = ${memberId}
        where k.favorited_at is null and t.author_id <> ${memberId} and f.comments_count > 4
        order by f.release_at desc limit 1`,
  );
  await run(
    pool,
    sql`insert into drafts.draft (member_id, key, version, content, updated_at)
        values (${memberId}, ${`comment:${about!.id}`}, nextval('drafts.version'),
                ${JSON.stringify({ html: `<p>${draft}</p>`, files: [] })}::jsonb, now())`,
  );
}
