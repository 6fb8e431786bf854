import { Injectable } from '@nestjs/common';
import { Kernel, Refusal, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { isAtLeast, type MemberViewer } from '../../../platform/http/viewer.ts';
import { MemberStatus } from '../../identity/index.ts';
import { Relations } from '../../relations/index.ts';
import { messagesText } from '../messages.texts.ts';
import { mayWriteTo, type Silence, type Writers } from './policies.ts';

/** A thread from the point of view of a member who writes in it. `others` are its other current participants. */
export interface Place {
  id: number | null;
  pair: boolean;
  others: readonly number[];
  hasLeft: boolean;
}

/** Decides who may write to whom. Commands check it before they send, and every thread shows the result. */
@Injectable()
export class Writing {
  constructor(
    private readonly kernel: Kernel,
    private readonly members: MemberStatus,
    private readonly relations: Relations,
  ) {}

  /**
   * Checks that the viewer may write to all of the others.
   * @throws {Refusal} `missing` if one of them is not active, `forbidden` if one of them does not accept messages from
   * the viewer
   */
  async mustReach(viewer: MemberViewer, others: readonly number[], threadId: number | null = null): Promise<void> {
    const present = await this.members.letIn(others);
    if (others.some((id) => !present.has(id))) throw new Refusal('missing', messagesText('thread.member'));
    const refusing = await this.refusing(
      viewer,
      others.map((id) => [id, threadId]),
    );
    if (refusing.size > 0) throw new Refusal('forbidden', messagesText('silence.refused'));
  }

  /**
   * Checks that the viewer may write in a thread.
   * @throws {Refusal} `forbidden` with the reason from {@link silences}
   */
  async mustBeOpen(viewer: MemberViewer, place: Place): Promise<void> {
    const [silence] = await this.silences(viewer, [place]);
    if (silence) throw new Refusal('forbidden', messagesText(`silence.${silence}`));
  }

  /** For each thread, the reason why the viewer cannot write in it, or null. */
  async silences(viewer: MemberViewer, places: readonly Place[]): Promise<(Silence | null)[]> {
    const pairs = places.filter(({ pair }) => pair).map(({ id, others }) => [others[0]!, id] as const);
    const [present, refusing] = await Promise.all([
      this.members.letIn([...new Set(places.flatMap(({ others }) => others))]),
      this.refusing(viewer, pairs),
    ]);
    return places.map(({ pair, others, hasLeft }) => {
      if (hasLeft) return 'left';
      if (!others.some((id) => present.has(id))) return 'alone';
      return pair && refusing.has(others[0]!) ? 'refused' : null;
    });
  }

  /** The members who do not accept messages from the viewer, each with the id of their thread of two. */
  private async refusing(
    viewer: MemberViewer,
    others: readonly (readonly [id: number, threadId: number | null])[],
  ): Promise<ReadonlySet<number>> {
    if (others.length === 0 || isAtLeast(viewer, 'moderator')) return new Set();
    const ids = others.map(([id]) => id);
    const [blocked, chosen] = await Promise.all([
      this.relations.blockedBetween(viewer.id, ids),
      run<{ member_id: number; writers: Writers; answered: boolean }>(
        this.kernel.db.pool,
        sql`select c.member_id, c.writers, exists (
              select 1 from messages.message m where m.thread_id = o.thread_id and m.member_id = c.member_id) as answered
            from unnest(${ids}::int[], ${others.map(([, threadId]) => threadId)}::int[]) as o(member_id, thread_id)
            join messages.choice c on c.member_id = o.member_id where c.writers <> 'everybody'`,
      ),
    ]);
    const choices = new Map(chosen.map((row) => [row.member_id, row]));
    const asFollowers = chosen.filter(({ writers }) => writers === 'followed').map(({ member_id }) => member_id);
    const followers = await this.relations.followersAmong(viewer.id, asFollowers);
    const refuses = (id: number) => {
      const { writers = 'everybody', answered = false } = choices.get(id) ?? {};
      return !mayWriteTo(viewer, { blocked: blocked.has(id), writers, answered, followed: followers.has(id) });
    };
    return new Set(ids.filter(refuses));
  }
}
