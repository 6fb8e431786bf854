import { Injectable } from '@nestjs/common';
import { Kernel, Refusal, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { JsonText } from '../../../platform/http/answers.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { DIRECTORY_VERSION, MemberCards } from '../../identity/index.ts';
import type { BoardFacts } from '../rights/facts.ts';
import { canWrite } from '../rights/policies.ts';
import { RIGHTS } from '../rights/readable.ts';
import { fullJoins, fullText } from '../topics/reading/topic.json.ts';
import { communityText } from '../community.texts.ts';

/** The introduction topic of a member, with its board. */
export interface Offer extends BoardFacts {
  topicId: number;
}

/**
 * The only reader of unpublished introductions, each for its own member. All other reads exclude them
 * (`publishedTopics` in rights/readable.ts).
 */
@Injectable()
export class IntroductionQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly members: MemberCards,
  ) {}

  /**
   * The JSON of the open introduction, or null. It is null if the member has none, has published or declined it, or may
   * no longer post it.
   */
  async offered(viewer: MemberViewer): Promise<JsonText> {
    const row = await runOne<BoardFacts & { topic: string; directory: string | null } & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select b.id, ${RIGHTS}, ${fullText(viewer)} as topic, ${DIRECTORY_VERSION} as directory
          from community.topic t left join community.feed_topic f on f.topic_id = t.id ${fullJoins(viewer)}
          where t.author_id = ${viewer.id} and t.status = 'invisible' and t.deleted_at is null`,
    );
    const topic = row && canWrite(viewer, row) ? await this.members.named(row.topic, row.directory) : null;
    return new JsonText(`{"data":${topic ?? 'null'}}`);
  }

  /**
   * The member's introduction, in any status.
   * @throws {Refusal} `missing` if the member has none.
   */
  async of(viewer: MemberViewer): Promise<Offer> {
    const offer = await runOne<Offer & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select b.id, t.id as "topicId", ${RIGHTS} from community.topic t join community.board b on b.id = t.board_id
          where t.author_id = ${viewer.id} and t.post_type = 'introduce'`,
    );
    if (!offer) throw new Refusal('missing', communityText('introduction.missing'));
    return offer;
  }

  /** The members without any introduction, in the given order. */
  async without(memberIds: readonly number[]): Promise<number[]> {
    const rows = await run<{ id: number }>(
      this.kernel.db.pool,
      sql`select m.id from unnest(${memberIds}::int[]) with ordinality as m (id, place)
          where not exists (
            select 1 from community.topic t where t.author_id = m.id and t.post_type = 'introduce') order by m.place`,
    );
    return rows.map(({ id }) => id);
  }

  /** The ids for a new introduction. Null if the board does not exist or the member already has one. */
  async toOffer(memberId: number, boardId: number): Promise<{ topicId: number; postId: number } | null> {
    return runOne(
      this.kernel.db.pool,
      sql`select nextval('community.topic_id')::int as "topicId", nextval('community.post_id')::int as "postId"
          from community.board b where b.id = ${boardId} and not exists (
            select 1 from community.topic t where t.author_id = ${memberId} and t.post_type = 'introduce')`,
    );
  }
}
