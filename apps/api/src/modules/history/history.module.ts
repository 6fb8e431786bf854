import { Controller, ForbiddenException, Module } from '@nestjs/common';
import { admin, identity, type InputOf } from '@lyceum/contracts';
import { comparePositions, Kernel, type Recorded, Refusal, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Handles, Input } from '../../platform/http/operation.decorator.ts';
import { CurrentViewer, isAtLeast, type Viewer } from '../../platform/http/viewer.ts';
import { CommunityModule, ConsoleQueries } from '../community/index.ts';
import { translationsStream } from '../settings/index.ts';

/** Long texts are told by their beginning: a history is read for who and why. */
const LONGEST_VALUE = 300;
/** What was done before is in the log; nobody reads that far back on a screen. */
const NEWEST = 200;

const WORDS = identity.locale.options.map(translationsStream);

const FOR_ADMINISTRATORS: ReadonlySet<string> = new Set(['member', 'settings']);

@Controller()
class HistoryController {
  constructor(
    private readonly kernel: Kernel,
    private readonly console: ConsoleQueries,
  ) {}

  @Handles(admin.adminHistory, ['directory'])
  async history(@Input() { params }: InputOf<typeof admin.adminHistory>, @CurrentViewer() viewer: Viewer) {
    if (FOR_ADMINISTRATORS.has(params.kind) && !isAtLeast(viewer, 'admin'))
      throw new ForbiddenException('You may not do this.');
    const events = await this.eventsOf(params.kind, params.id);
    const first = events[0];
    // The settings are there before anybody has changed them.
    if (!first && params.kind === 'settings') return { data: [] };
    if (!first || !(await this.mayRead(viewer, params))) throw new Refusal('missing', 'There is no such record.');
    const actors = await this.actors(events);
    return { data: events.map((event) => told(event, actors)) };
  }

  /** What the community says in its own words was decided with its settings, in streams of their own. */
  private async eventsOf(kind: string, id: number): Promise<Recorded[]> {
    const streams = [`${kind}-${id}`, ...(kind === 'settings' ? WORDS : [])];
    const { pool } = this.kernel.db;
    const newest = { types: null, before: null, limit: NEWEST };
    const pages = await Promise.all(streams.map((stream) => this.kernel.store.readBack(pool, stream, newest)));
    const events = pages.map((page) => page.events.toReversed());
    return streams.length === 1
      ? events.flat()
      : events.flat().sort((a, b) => comparePositions(a.position, b.position));
  }

  /** Staff read of what the console shows them: it knows what is closed to them now, and what is yet to come out. */
  private async mayRead(viewer: Viewer, { kind, id }: { kind: string; id: number }): Promise<boolean> {
    if (kind !== 'board' && kind !== 'topic' && kind !== 'comment') return true;
    return (await this.console.one(viewer, kind, id)) !== null;
  }

  private async actors(events: readonly Recorded[]): Promise<Map<number, unknown>> {
    const ids = events.flatMap(({ meta }) => [meta.actor_id ?? [], meta.impersonator_id ?? []].flat());
    const rows = await run<{ member_id: number; card: unknown }>(
      this.kernel.db.pool,
      sql`select member_id, card from directory.member_card where member_id = any(${ids}::int[])`,
    );
    return new Map(rows.map((row) => [row.member_id, row.card]));
  }
}

const told = (event: Recorded, actors: Map<number, unknown>) => ({
  id: event.id,
  type: event.type,
  version: event.version,
  occurred_at: event.occurredAt.toISOString(),
  actor: event.meta.actor_id === null ? null : (actors.get(event.meta.actor_id) ?? null),
  impersonator: (event.meta.impersonator_id && actors.get(event.meta.impersonator_id)) ?? null,
  reason: event.meta.reason ?? null,
  correlation_id: event.meta.correlation_id,
  data: Object.fromEntries(
    Object.entries(event.data as Record<string, unknown>).map(([field, value]) => [
      field,
      typeof value === 'string' && value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value,
    ]),
  ),
});

@Module({ imports: [CommunityModule], controllers: [HistoryController] })
export class HistoryModule {}
