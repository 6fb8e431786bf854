import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { moderation } from '@lyceum/contracts';
import { Kernel, type Position, type Repeatable, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { CalendarLive } from './calendar.live.ts';
import { CancelEvent } from './event.commands.ts';
import { type EventFacts, EventFactsOf, missing } from '../rights/facts.ts';
import { EventsPlugin } from '../rights/plugin.ts';
import { canEdit, canRead } from '../rights/policies.ts';

/** Events for the module that reviews reports. All reads apply the viewer's rights. */
@Injectable()
export class ReportedEvents {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: EventFactsOf,
    private readonly plugin: EventsPlugin,
    private readonly live: CalendarLive,
    private readonly commands: CommandBus,
  ) {}

  /**
   * The founder of an event that the viewer may read.
   * @throws {Refusal} `missing` if they may not.
   */
  async authorOf(viewer: MemberViewer, id: number): Promise<number> {
    if (!(await this.plugin.isThere())) throw missing();
    const event = await this.facts.event(viewer, id);
    if (!canRead(viewer, event)) throw missing();
    return event.founder_id;
  }

  /** The events among `ids` that the viewer may read. */
  async visible(viewer: MemberViewer, ids: readonly number[]): Promise<Set<number>> {
    return new Set((await this.read(viewer, ids)).map(({ id }) => id));
  }

  /** As {@link visible}, with their texts. */
  async among(viewer: MemberViewer, ids: readonly number[]): Promise<Map<number, moderation.ReviewedThing>> {
    const read = await this.read(viewer, ids);
    const texts = await run<{ id: number; excerpt: string; description: string }>(
      this.kernel.db.pool,
      sql`select id, excerpt, description from calendar.event where id = any(${read.map(({ id }) => id)}::int[])`,
    );
    const textOf = new Map(texts.map((text) => [text.id, text]));
    return new Map(
      read.flatMap(({ id, title, slug, cancelled }) => {
        const text = textOf.get(id);
        if (!text) return [];
        const { excerpt, description: content } = text;
        return [[id, { title, excerpt, content, path: `/events/${slug}`, board: null, deleted: cancelled }]];
      }),
    );
  }

  /** Only who may edit an event may cancel it. */
  async decisionsFor(viewer: MemberViewer, id: number): Promise<moderation.ReviewDecision[]> {
    return canEdit(viewer, await this.facts.event(viewer, id)) ? ['kept', 'removed'] : ['kept'];
  }

  /**
   * Cancels an event. `told` runs after the commit.
   * @throws {Refusal} if the viewer may not.
   */
  async remove(
    id: number,
    { reason, ...given }: { viewer: MemberViewer; tx: Repeatable; reason: string },
  ): Promise<{ position: Position | null; told: () => void }> {
    const { status } = await this.facts.event(given.viewer, id);
    const { position } = await this.commands.execute(new CancelEvent(id, given, reason));
    return { position, told: () => this.live.changed(id, [status], true) };
  }

  private async read(viewer: MemberViewer, ids: readonly number[]): Promise<EventFacts[]> {
    if (ids.length === 0 || !(await this.plugin.isThere())) return [];
    return (await this.facts.events(viewer, ids)).filter((event) => canRead(viewer, event));
  }
}
