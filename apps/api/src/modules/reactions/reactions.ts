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
  /** Throws where the viewer may not react to it, and answers what must still hold when it is committed. */
  mayReact: () => Promise<Sql[]>;
}

/** Reactions besides the like. Whoever owns a thing says who may react to it, who reads it, and tells its readers. */
@Injectable()
export class Reactions {
  constructor(
    private readonly kernel: Kernel,
    private readonly settings: Settings,
  ) {}

  /**
   * Gives a reaction, or takes it back; twice the same changes nothing.
   * @throws {Refusal} `invalid` for what administrators do not offer, and what `mayReact` throws
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

  /** The reactions to each of these, in the order of the first of each. The caller asks for what the viewer may read, and nothing else. */
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
