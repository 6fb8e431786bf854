import { Injectable } from '@nestjs/common';
import type { moderation } from '@lyceum/contracts';
import { Kernel, type Position, Refusal, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { escaped } from '../../../platform/http/html.ts';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { ReportedPosts } from '../../community/index.ts';
import { MemberStatus, nameOf, Sanctions } from '../../identity/index.ts';
import { DecisionQueries, type DecisionRow } from '../decisions/decision.queries.ts';
import { Decisions, laterOf } from '../decisions/decisions.ts';
import { moderationText } from '../moderation.texts.ts';
import { HeldPosts } from './held-posts.ts';
import { reviewDecider, reviewStream } from './review.decider.ts';
import type { Within } from './reviewed-things.ts';

type Thing = { kind: moderation.ReviewedKind; thing_id: number };
type Visible = (viewer: MemberViewer, things: readonly Thing[]) => Promise<(thing: Thing) => boolean>;
type Appealed = DecisionRow & { name: string };

const EXCERPT = 200;

/** Appeals in the review queue. Staff see those about things that they may see. */
@Injectable()
export class AppealedDecisions {
  constructor(
    private readonly kernel: Kernel,
    private readonly decisions: Decisions,
    private readonly queries: DecisionQueries,
    private readonly sanctions: Sanctions,
    private readonly posts: ReportedPosts,
    private readonly held: HeldPosts,
    private readonly members: MemberStatus,
  ) {}

  /** The source of the review queue. `visible` answers which things a viewer may see. */
  sourceWithin(visible: Visible) {
    return {
      authorOf: () => Promise.reject(new Refusal('missing', moderationText('item.missing'))),
      visible: async (viewer: MemberViewer, ids: readonly number[]) =>
        new Set((await this.read(viewer, ids, visible)).map(({ id }) => id)),
      among: async (viewer: MemberViewer, ids: readonly number[]) =>
        new Map((await this.read(viewer, ids, visible)).map((row) => [row.id, shown(row)])),
      decisionsFor: (viewer: MemberViewer, id: number) => this.decisionsFor(viewer, id),
      keep: async (id: number, within: Within) => ({ position: await this.answer(id, false, within) }),
      grant: (id: number, within: Within) => this.grant(id, within),
    };
  }

  private async read(viewer: MemberViewer, ids: readonly number[], visible: Visible): Promise<Appealed[]> {
    const rows = await run<Appealed>(
      this.kernel.db.pool,
      sql`select d.*, ${nameOf(sql`d.member_id`)} as name from moderation.decision d
          where d.id = any(${[...ids]}::int[]) and d.appealed_at is not null`,
    );
    const things = rows.flatMap(({ thing_kind, thing_id }) =>
      thing_kind !== null && thing_id !== null ? [{ kind: thing_kind, thing_id }] : [],
    );
    const isVisible = await visible(viewer, things);
    return rows.filter(
      ({ thing_kind, thing_id }) =>
        thing_kind === null || thing_id === null || isVisible({ kind: thing_kind, thing_id }),
    );
  }

  /** Someone else than who decided first, if there is another one. */
  private async decisionsFor(viewer: MemberViewer, id: number): Promise<moderation.ReviewDecision[]> {
    const [row] = await this.queries.rows(sql`d.id = ${id}`);
    if (!row) return [];
    if (row.decided_by !== viewer.id) return ['kept', 'granted'];
    const others = (await this.members.staff()).filter((each) => each !== viewer.id && each !== row.member_id);
    return others.length === 0 ? ['kept', 'granted'] : [];
  }

  private answer(id: number, granted: boolean, { reason, ...within }: Within): Promise<Position | null> {
    return this.decisions.execute(id, { kind: 'decide-appeal', granted, answer: reason }, within);
  }

  /**
   * Undoes what the decision did.
   * @throws {Refusal} if a post can’t appear again, such as a comment of a deleted topic.
   */
  private async grant(id: number, within: Within): Promise<{ position: Position | null; told: () => void }> {
    const [row] = await this.queries.rows(sql`d.id = ${id}`);
    if (!row) throw new Refusal('missing', moderationText('decision.missing'));
    let last = laterOf(await this.answer(id, true, within), await this.decisions.execute(id, { kind: 'end' }, within));
    const undone = [
      () => this.liftSanction(row, within),
      () => this.restore(row, within),
      () => this.reopen(row, within),
    ];
    for (const undo of undone) last = laterOf(last, await undo());
    return { position: last, told: () => this.sanctions.told(row.member_id) };
  }

  /** A sanction of a later decision stays. */
  private async liftSanction({ id, kind, member_id }: DecisionRow, within: Within): Promise<Position | null> {
    const [last] = await this.queries.rows(sql`d.member_id = ${member_id} and d.kind = ${kind} and d.ended_at is null`);
    if (kind !== 'warned' && last && last.id > id) return null;
    if (kind === 'warned') return this.sanctions.withdrawWarning(member_id, id, within);
    if (kind === 'silenced') return this.sanctions.unsilence(member_id, within);
    return kind === 'suspended' ? this.sanctions.unban(member_id, within) : null;
  }

  private async restore({ thing_kind, thing_id }: DecisionRow, within: Within): Promise<Position | null> {
    if (thing_id === null) return null;
    if (thing_kind === 'topic' || thing_kind === 'comment') {
      return this.posts.restore({ kind: thing_kind, id: thing_id }, within);
    }
    // Groups are not opened again, and events not held again, without their organisers.
    return thing_kind === 'held' ? (await this.held.keep(thing_id, within)).position : null;
  }

  /** The decision on the item was undone, so that a rejected post is rejected no longer. */
  private async reopen({ item_id }: DecisionRow, { viewer, tx, reason }: Within): Promise<Position | null> {
    if (item_id === null) return null;
    const { position } = await this.kernel.execute({
      decider: reviewDecider,
      stream: reviewStream(item_id),
      meta: givenMeta({ viewer }, reason),
      tx,
      prepare: () => ({ command: { kind: 'undo' as const } }),
    });
    return position;
  }
}

function shown({ title, name, appeal_text }: Appealed): moderation.ReviewedThing {
  const text = appeal_text ?? '';
  return {
    title: title || name,
    excerpt: text.slice(0, EXCERPT),
    content: `<p>${escaped(text).replaceAll('\n', '<br />')}</p>`,
    path: '/',
    board: null,
    deleted: false,
  };
}
