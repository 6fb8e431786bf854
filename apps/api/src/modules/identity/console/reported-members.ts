import { Injectable } from '@nestjs/common';
import type { moderation } from '@lyceum/contracts';
import { Kernel, type Position, Refusal, type Repeatable, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { escaped } from '../../../platform/http/html.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { identityText } from '../identity.texts.ts';
import { BanMember } from '../members/member.commands.ts';
import { IS_BANNED } from '../standing/standing.sql.ts';
import { isThere } from '../standing/there.sql.ts';
import { Bans } from './staff.handlers.ts';

/** Members for the module that reviews reports. */
@Injectable()
export class ReportedMembers {
  constructor(
    private readonly kernel: Kernel,
    private readonly bans: Bans,
  ) {}

  /**
   * The member themselves, who is told as little as the author of a post.
   * @throws {Refusal} `missing` if there is no such member.
   */
  async authorOf(_viewer: MemberViewer, id: number): Promise<number> {
    const [member] = await this.read([id]);
    if (!member) throw new Refusal('missing', identityText('member.missing'));
    return member.id;
  }

  /** The members among `ids`. Staff see all of them. */
  async visible(_viewer: MemberViewer, ids: readonly number[]): Promise<Set<number>> {
    return new Set((await this.read(ids)).map(({ id }) => id));
  }

  /** As {@link visible}, with their profiles. A biography is plain text. */
  async among(_viewer: MemberViewer, ids: readonly number[]): Promise<Map<number, moderation.ReviewedThing>> {
    const rows = await this.read(ids);
    return new Map(
      rows.map(({ id, username, name, bio, banned }) => [
        id,
        {
          title: name,
          excerpt: bio,
          content: bio && `<p>${escaped(bio).replaceAll('\n', '<br />')}</p>`,
          path: `/profile/${encodeURIComponent(username)}`,
          board: null,
          deleted: banned,
        },
      ]),
    );
  }

  decisionsFor(): Promise<moderation.ReviewDecision[]> {
    return Promise.resolve(['kept', 'warned', 'silenced', 'suspended']);
  }

  /**
   * Suspends a member. `told` runs after the commit.
   * @throws {Refusal} if the viewer may not.
   */
  suspend(
    memberId: number,
    until: string | null,
    given: { viewer: MemberViewer; tx: Repeatable; reason: string },
  ): Promise<{ position: Position | null; told: () => void }> {
    return this.bans.ban(new BanMember(memberId, until, given.viewer, given.reason), given.tx);
  }

  private read(ids: readonly number[]) {
    return run<{ id: number; username: string; name: string; bio: string; banned: boolean }>(
      this.kernel.db.pool,
      sql`select m.id, m.username, trim(m.first_name || ' ' || m.last_name) as name, m.bio, ${IS_BANNED} as banned
          from identity.member m where m.id = any(${[...ids]}::int[]) and ${isThere(sql`m.id`)}`,
    );
  }
}
