import { Injectable } from '@nestjs/common';
import { inPages, Kernel, type Recorded, subjectOf } from '@lyceum/kernel';
import { MemberRecords } from '../../../platform/records/member-records.ts';

/** The progress of an export: the events written, and their total once it is counted. */
export interface Progress {
  done: number;
  total: number | null;
}

/**
 * All stored data of a member as JSON (`memberExport` of the contracts): from events, and from the rows of each module.
 * See docs/adr/0007 and 0072. The events include those of others about the member. It reads in pages, so that memory
 * use does not grow with the data.
 */
@Injectable()
export class ExportText {
  constructor(
    private readonly kernel: Kernel,
    private readonly records: MemberRecords,
  ) {}

  /** Yields one row or event per line, and updates `progress`. Throws if `signal` is aborted. */
  async *of(memberId: number, progress: Progress, signal: AbortSignal): AsyncGenerator<string, void, undefined> {
    yield '{"kept":{';
    let separator = '\n';
    for (const { name, take } of this.records.all) {
      yield `${separator}${JSON.stringify(name)}:[`;
      yield* this.rowsOf(take(memberId), signal);
      yield ']';
      separator = ',\n';
    }
    yield '},\n"events":[';
    yield* this.eventsOf(memberId, progress, signal);
    yield ']}\n';
  }

  private async *rowsOf(statements: ReturnType<MemberRecords['all'][number]['take']>, signal: AbortSignal) {
    let separator = '\n';
    for (const statement of statements) {
      for await (const { rows } of inPages(this.kernel.db, statement)) {
        signal.throwIfAborted();
        yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
        separator = ',\n';
      }
    }
  }

  private async *eventsOf(memberId: number, progress: Progress, signal: AbortSignal) {
    const { concerns, db } = this.kernel;
    let separator = '\n';
    for await (const { events, total } of concerns.of(db, subjectOf(memberId))) {
      signal.throwIfAborted();
      yield separator + events.map((event) => JSON.stringify(this.told(memberId, event))).join(',\n');
      separator = ',\n';
      progress.done += events.length;
      progress.total = total;
    }
  }

  private told(memberId: number, event: Recorded): object {
    return {
      id: event.id,
      type: event.type,
      // Does not reveal any other actor.
      by_you: event.meta.actor_id === memberId,
      data: this.kernel.types.toldTo(subjectOf(memberId), event),
      occurred_at: event.occurredAt.toISOString(),
    };
  }
}
