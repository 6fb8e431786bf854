import { Injectable } from '@nestjs/common';
import type { decisions } from '@lyceum/contracts';
import { Kernel, type Position, Refusal, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { isAtLeast, type MemberViewer, metaOf } from '../../../platform/http/viewer.ts';
import { isThere, MemberStatus } from '../../identity/index.ts';
import { moderationText } from '../moderation.texts.ts';
import { noteDecider, noteStream } from './note.decider.ts';

/** The newest notes of a member. */
const MOST_SHOWN = 200;

/** Notes of staff about members. No one reads notes about themselves, and only administrators read those about staff. */
@Injectable()
export class Notes {
  constructor(
    private readonly kernel: Kernel,
    private readonly members: MemberStatus,
  ) {}

  /**
   * Checks that the viewer may read and write about the member.
   * @throws {Refusal} `missing` for an unknown member, `forbidden` for oneself and for staff.
   */
  async mustBeAllowed(viewer: MemberViewer, memberId: number): Promise<void> {
    const role = await this.members.roleOf(memberId);
    const isMember = await runOne(this.kernel.db.lookups, sql`select 1 where ${isThere(sql`${memberId}::int`)}`);
    if (role === null || !isMember) throw new Refusal('missing', moderationText('member.missing'));
    const isAllowed = viewer.id !== memberId && (role === 'member' || isAtLeast(viewer, 'admin'));
    if (!isAllowed) throw new Refusal('forbidden', moderationText('note.staff'));
  }

  async of(memberId: number): Promise<decisions.MemberNote[]> {
    const rows = await run<decisions.MemberNote & { at: Date } & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select n.id, c.card as author, n.text, n.created_at as at from moderation.note n
          left join directory.cards() c on c.member_id = n.author_id
          where n.member_id = ${memberId} order by n.id desc limit ${MOST_SHOWN}`,
    );
    return rows.map(({ id, author, text, at }) => ({ id, author, text, created_at: at.toISOString() }));
  }

  async countOf(memberId: number): Promise<number> {
    const row = await runOne<{ count: number }>(
      this.kernel.db.pool,
      sql`select count(*)::int as count from moderation.note where member_id = ${memberId}`,
    );
    return row!.count;
  }

  async add(viewer: MemberViewer, memberId: number, text: string): Promise<Position | null> {
    await this.mustBeAllowed(viewer, memberId);
    const { position } = await this.kernel.execute({
      decider: noteDecider,
      meta: metaOf(viewer),
      prepare: async () => {
        const row = await runOne<{ id: number }>(
          this.kernel.db.lookups,
          sql`select nextval('moderation.note_id')::int as id`,
        );
        const note = { note_id: row!.id, member_id: memberId, text };
        return { stream: noteStream(row!.id), command: { kind: 'add' as const, note } };
      },
    });
    return position;
  }

  /**
   * Removes one's own note. Administrators remove any.
   * @throws {Refusal} `missing` if there is no such note about the member, `forbidden` for the note of another.
   */
  async remove(viewer: MemberViewer, memberId: number, noteId: number): Promise<Position | null> {
    await this.mustBeAllowed(viewer, memberId);
    const row = await runOne<{ author_id: number | null }>(
      this.kernel.db.lookups,
      sql`select author_id from moderation.note where id = ${noteId} and member_id = ${memberId}`,
    );
    if (!row) throw new Refusal('missing', moderationText('note.missing'));
    if (row.author_id !== viewer.id && !isAtLeast(viewer, 'admin')) {
      throw new Refusal('forbidden', moderationText('note.other'));
    }
    const { position } = await this.kernel.execute({
      decider: noteDecider,
      stream: noteStream(noteId),
      meta: metaOf(viewer),
      prepare: () => ({ command: { kind: 'remove' as const, note: { note_id: noteId, member_id: memberId } } }),
    });
    return position;
  }
}
