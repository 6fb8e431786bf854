import { Injectable } from '@nestjs/common';
import { community, type OutputOf } from '@lyceum/contracts';
import { Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { MemberStatus } from '../../identity/index.ts';
import { Relations } from '../../relations/index.ts';
import { boardsOfOnesOwn, publishedTopics, readableBoards } from '../rights/readable.ts';
import { Tags } from '../tags/tags.ts';

type Suggested = OutputOf<typeof community.startSuggestions>['data'];

const { SUGGESTED } = community;
/** The newest topics that show which boards and members are active. */
const NEWEST = 300;

/** Suggests tags, boards and members to a new member, from the newest topics that they may read. */
@Injectable()
export class Suggestions {
  constructor(
    private readonly kernel: Kernel,
    private readonly tags: Tags,
    private readonly relations: Relations,
    private readonly members: MemberStatus,
  ) {}

  async for(viewer: MemberViewer, interests: readonly string[]): Promise<Suggested> {
    const [{ tags }, boards, members] = await Promise.all([
      this.tags.list(viewer, { limit: SUGGESTED.tags }),
      this.boards(viewer, interests),
      this.people(viewer, interests),
    ]);
    return { tags, boards, members };
  }

  private newest(viewer: MemberViewer, interests: readonly string[]) {
    return sql`
      select f.board_id, f.author_id, f.topic_id, (f.tags && ${[...interests]}::text[])::int as fits
      from community.feed_topic f join community.board b on b.id = f.board_id
      where not f.deleted and not f.scheduled and f.ticket_status is null and ${publishedTopics(viewer, sql`f`)}
        and ${readableBoards(viewer)} and ${boardsOfOnesOwn(viewer)}
      order by f.release_at desc, f.topic_id desc limit ${NEWEST}`;
  }

  /** Readable boards that the member has no choice about yet: those of their interests, then the most active. */
  private boards(viewer: MemberViewer, interests: readonly string[]): Promise<Suggested['boards']> {
    return run<Suggested['boards'][number] & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`with newest as materialized (${this.newest(viewer, interests)})
          select b.id, b.name, b.slug, b.description, b.color, b.icon
          from community.board b left join (
            select board_id, count(*) as topics, sum(fits) as fits from newest group by board_id) n on n.board_id = b.id
          where ${readableBoards(viewer)} and b.place is null and b.type <> 'helpdesk'
            and not exists (select 1 from community.board_mark k where k.member_id = ${viewer.id} and k.board_id = b.id
                            and k.watching <> 'normal')
          order by coalesce(n.fits, 0) desc, coalesce(n.topics, 0) desc, b.id limit ${SUGGESTED.boards}`,
    );
  }

  /** Authors whom the member does not follow. Never someone who is blocked on either side, or banned. */
  private async people(viewer: MemberViewer, interests: readonly string[]): Promise<Suggested['members']> {
    const authors = await run<{ id: number; brief: Suggested['members'][number] }>(
      this.kernel.db.pool,
      sql`with newest as materialized (${this.newest(viewer, interests)})
          select a.member_id as id, a.brief::json as brief
          from (select author_id, count(*) as topics, sum(fits) as fits from newest
                where author_id <> ${viewer.id} group by author_id) n
          join directory.cards() a on a.member_id = n.author_id
          order by n.fits desc, n.topics desc, a.member_id`,
    );
    const ids = authors.map(({ id }) => id);
    const [blocked, followed, active] = await Promise.all([
      this.relations.blockedBetween(viewer.id, ids),
      this.relations.followedBy(viewer.id, ids),
      this.members.letIn(ids),
    ]);
    return authors
      .filter(({ id }) => active.has(id) && !blocked.has(id) && !followed.has(id))
      .map(({ brief }) => brief)
      .slice(0, SUGGESTED.members);
  }
}
