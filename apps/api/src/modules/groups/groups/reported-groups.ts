import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { moderation } from '@lyceum/contracts';
import { Kernel, type Position, type Repeatable, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { CloseGroup } from './group.commands.ts';
import { GroupsLive } from './groups.live.ts';
import { type GroupFacts, GroupFactsOf, missing } from '../rights/facts.ts';
import { GroupsPlugin } from '../rights/plugin.ts';
import { canOwn, isKnown } from '../rights/policies.ts';

/** Groups for the module that reviews reports. All reads apply the viewer's rights. */
@Injectable()
export class ReportedGroups {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: GroupFactsOf,
    private readonly plugin: GroupsPlugin,
    private readonly live: GroupsLive,
    private readonly commands: CommandBus,
  ) {}

  /**
   * The founder of a group that the viewer may know of.
   * @throws {Refusal} `missing` if they may not.
   */
  async authorOf(viewer: MemberViewer, id: number): Promise<number> {
    if (!(await this.plugin.isThere())) throw missing();
    return (await this.facts.group(viewer, id)).founder_id;
  }

  /** The groups among `ids` that the viewer may know of. */
  async visible(viewer: MemberViewer, ids: readonly number[]): Promise<Set<number>> {
    return new Set((await this.known(viewer, ids)).map(({ id }) => id));
  }

  /** As {@link visible}, with their texts. */
  async among(viewer: MemberViewer, ids: readonly number[]): Promise<Map<number, moderation.ReviewedThing>> {
    const known = await this.known(viewer, ids);
    const texts = await run<{ id: number; excerpt: string; description: string }>(
      this.kernel.db.pool,
      sql`select id, excerpt, description from groups.group where id = any(${known.map(({ id }) => id)}::int[])`,
    );
    const textOf = new Map(texts.map((text) => [text.id, text]));
    return new Map(
      known.flatMap(({ id, name, slug, closed }) => {
        const text = textOf.get(id);
        if (!text) return [];
        const { excerpt, description: content } = text;
        return [[id, { title: name, excerpt, content, path: `/groups/${slug}`, board: null, deleted: closed }]];
      }),
    );
  }

  /** Only who owns a group may close it. */
  async decisionsFor(viewer: MemberViewer, id: number): Promise<moderation.ReviewDecision[]> {
    return canOwn(viewer, await this.facts.group(viewer, id)) ? ['kept', 'removed'] : ['kept'];
  }

  /**
   * Closes a group. `told` runs after the commit.
   * @throws {Refusal} if the viewer may not.
   */
  async remove(
    id: number,
    { reason, ...given }: { viewer: MemberViewer; tx: Repeatable; reason: string },
  ): Promise<{ position: Position | null; told: () => void }> {
    const { status } = await this.facts.group(given.viewer, id);
    const { position } = await this.commands.execute(new CloseGroup(id, given, reason));
    return { position, told: () => this.live.changed(id, [status]) };
  }

  private async known(viewer: MemberViewer, ids: readonly number[]): Promise<GroupFacts[]> {
    if (ids.length === 0 || !(await this.plugin.isThere())) return [];
    return (await this.facts.groups(viewer, ids)).filter((group) => isKnown(viewer, group));
  }
}
