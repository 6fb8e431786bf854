import { Injectable } from '@nestjs/common';
import { community, type OutputOf } from '@lyceum/contracts';
import { Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { MemberStatus } from '../../identity/index.ts';
import { PUBLIC_BOARD, publishedTopics } from '../rights/readable.ts';
import { guest } from '../../../platform/http/viewer.ts';

type Answer = OutputOf<typeof community.welcome>['data'];

/** Every guest requests this, and a result that is a minute old is good enough. */
const KEPT_MS = 60_000;
/** The number of newest topics whose authors are candidates. */
const NEWEST = 60;

/** Community data for guests: the member count, and active authors of topics that guests may read. */
@Injectable()
export class Welcome {
  private known: { answer: Promise<Answer>; until: number } | null = null;

  constructor(
    private readonly kernel: Kernel,
    private readonly standing: MemberStatus,
  ) {}

  current(): Promise<Answer> {
    const now = this.kernel.clock.now().getTime();
    if (this.known && now < this.known.until) return this.known.answer;
    const answer = this.read();
    this.known = { answer, until: now + KEPT_MS };
    answer.catch(() => (this.known = null));
    return answer;
  }

  private async read(): Promise<Answer> {
    const [{ count, capped }, faces] = await Promise.all([this.standing.countMembers(), this.faces()]);
    return { members_count: count, members_capped: capped, faces };
  }

  private async faces(): Promise<Answer['faces']> {
    const authors = await run<{ id: number; face: Answer['faces'][number] }>(
      this.kernel.db.pool,
      sql`with newest as (
            select t.author_id, t.id from community.topic t join community.board b on b.id = t.board_id
            where ${PUBLIC_BOARD} and t.deleted_at is null and ${publishedTopics(guest('welcome'))}
            order by t.id desc limit ${NEWEST})
          select a.member_id as id, a.brief::json as face from (
            select author_id, max(id) as last from newest group by 1) n
          join directory.cards() a on a.member_id = n.author_id order by n.last desc`,
    );
    const allowed = await this.standing.letIn(authors.map(({ id }) => id));
    return authors
      .filter(({ id }) => allowed.has(id))
      .map(({ face }) => face)
      .slice(0, community.WELCOME_FACES);
  }
}
