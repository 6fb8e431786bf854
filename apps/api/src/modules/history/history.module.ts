import { Controller, Module } from '@nestjs/common';
import { admin, type InputOf } from '@lyceum/contracts';
import { comparePositions, Kernel, type Recorded, Refusal, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Handles, Input } from '../../platform/http/operation.decorator.ts';
import { CurrentViewer, type Viewer } from '../../platform/http/viewer.ts';
import { directory } from '../identity/index.ts';
import { StreamHistories, type StreamHistory } from '../../platform/records/stream-histories.ts';
import { platformText } from '../../platform/texts/platform.texts.ts';

/** Longer texts are cut, because readers of a history look for actors and reasons. */
const LONGEST_VALUE = 300;
/** The number of events on the screen. Older ones remain in the log. */
const NEWEST = 200;

@Controller()
class HistoryController {
  constructor(
    private readonly kernel: Kernel,
    private readonly histories: StreamHistories,
  ) {}

  @Handles(admin.adminHistory, [directory])
  async history(@Input() { params }: InputOf<typeof admin.adminHistory>, @CurrentViewer() viewer: Viewer) {
    const history = this.histories.of(params.kind);
    const mayRead = await history?.mayRead(viewer, params.id);
    const others = history && mayRead ? await othersOf(history.with, viewer, params.id) : [];
    const events = mayRead ? await this.eventsOf([`${params.kind}-${params.id}`, ...others]) : [];
    if (events.length === 0 && !(mayRead && history?.mayBeEmpty)) {
      throw new Refusal('missing', platformText('record.missing'));
    }
    const actors = await this.actors(events);
    return { data: events.map((event) => told(event, actors)) };
  }

  private async eventsOf(streams: readonly string[]): Promise<Recorded[]> {
    const { pool } = this.kernel.db;
    const newest = { types: null, before: null, limit: NEWEST };
    const pages = await Promise.all(streams.map((stream) => this.kernel.store.readBack(pool, stream, newest)));
    const events = pages.map((page) => page.events.toReversed());
    return streams.length === 1
      ? events.flat()
      : events.flat().sort((a, b) => comparePositions(a.position, b.position));
  }

  private async actors(events: readonly Recorded[]): Promise<Map<number, unknown>> {
    const ids = events.flatMap(({ meta }) => [meta.actor_id ?? [], meta.impersonator_id ?? []].flat());
    const rows = await run<{ member_id: number; card: unknown }>(
      this.kernel.db.pool,
      sql`select member_id, card from directory.cards() where member_id = any(${ids}::int[])`,
    );
    return new Map(rows.map((row) => [row.member_id, row.card]));
  }
}

const othersOf = async (streams: StreamHistory['with'], viewer: Viewer, id: number) =>
  typeof streams === 'function' ? streams(viewer, id) : streams;

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

/** The history of a record, for staff. */
@Module({ controllers: [HistoryController] })
export class HistoryModule {}
