import { Injectable } from '@nestjs/common';
import type { reactions as contract } from '@lyceum/contracts';
import { Kernel, type Position, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { givenMeta } from '../../platform/http/given-meta.ts';
import type { MemberViewer, Viewer } from '../../platform/http/viewer.ts';
import { Settings } from '../settings/index.ts';
import { reactionDecider, reactionStream } from './reaction.decider.ts';
import type { ReactionKind } from './reaction.events.ts';

interface Asked {
  kind: ReactionKind;
  thingId: number;
  emoji: string;
  on: boolean;
  given: { viewer: MemberViewer; at?: Date; silent?: true };
  /** Throws if the viewer may not react, and returns the preconditions of the commit. */
  mayReact: () => Promise<Sql[]>;
}

/**
 * Reactions, separate from likes. The module that owns a record decides who may react and who reads it, and sends the
 * live events.
 */
@Injectable()
export class Reactions {
  constructor(
    private readonly kernel: Kernel,
    private readonly settings: Settings,
  ) {}

  /**
   * Adds or withdraws a reaction. Idempotent.
   * @throws {Refusal} `invalid` for an emoji that administrators do not offer, and as `mayReact` throws
   */
  async react({ kind, thingId, emoji, on, given, mayReact }: Asked): Promise<Position | null> {
    const reaction = { kind, thing_id: thingId, member_id: given.viewer.id, emoji };
    const { position } = await this.kernel.execute({
      decider: reactionDecider,
      stream: reactionStream(kind, thingId, given.viewer.id),
      meta: givenMeta(given),
      at: given.at,
      prepare: async () => ({
        require: await mayReact(),
        command: { on, reaction, offered: (await this.settings.current()).values.reactions },
      }),
    });
    return position;
  }

  /**
   * The reactions to each of the records, ordered by the first use of each emoji. The caller passes only records that
   * the viewer may read.
   */
  async to(viewer: Viewer, kind: ReactionKind, ids: readonly number[]): Promise<Map<number, contract.Reaction[]>> {
    const rows = await run<{ thing_id: number } & contract.Reaction & Record<string, unknown>>(
      this.kernel.db.reads,
      sql`select thing_id, emoji, count(*)::int as count, coalesce(bool_or(member_id = ${viewer.id}::int), false) as mine
          from reactions.reaction where kind = ${kind} and thing_id = any(${[...ids]}::int[])
          group by thing_id, emoji order by thing_id, min(reacted_at), emoji`,
    );
    const found = new Map<number, contract.Reaction[]>(ids.map((id) => [id, []]));
    for (const { thing_id, ...reaction } of rows) found.get(thing_id)!.push(reaction);
    return found;
  }
}
