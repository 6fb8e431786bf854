import { Controller, Module, type OnModuleInit } from '@nestjs/common';
import { type InputOf, system } from '@lyceum/contracts';
import {
  isTransient,
  Kernel,
  listParked,
  oldestTransaction,
  type Parked,
  processorLag,
  Refusal,
  stalledProcessors,
} from '@lyceum/kernel';
import { Handles, Input } from '../../platform/http/operation.decorator.ts';
import { fromQueue } from '../../platform/health/queue-patience.ts';
import { refused } from '../../platform/http/refused.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { onlyAdministrators, StreamHistories } from '../../platform/records/stream-histories.ts';
import { effectEvents } from './effect.events.ts';
import { EffectsController } from './effects.controller.ts';
import { DashboardController } from './dashboard.controller.ts';
import { platformText } from '../../platform/texts/platform.texts.ts';

/** HTTP endpoints for operators: the state of projections, reactors and jobs. */
@Controller()
class SystemController {
  constructor(
    private readonly kernel: Kernel,
    private readonly jobs: Jobs,
  ) {}

  @Handles(system.listProcessors)
  async processors() {
    const { pool } = this.kernel.db;
    const [lags, parked, seconds, stalled] = await Promise.all([
      processorLag(pool),
      listParked(pool),
      oldestTransaction(pool),
      stalledProcessors(pool, this.kernel.store),
    ]);
    const data = lags.map(({ name, events, seconds: age, moved_at }): system.ProcessorState => {
      const projection = this.kernel.projections.find((known) => known.name === name);
      return {
        name,
        mode: projection ? 'projection' : 'reactor',
        tables: [...(projection?.tables ?? [])],
        lag_events: events,
        lag_seconds: age,
        parked: parked.filter(({ processor }) => processor === name).length,
        stalled: stalled.find(({ processor }) => processor === name) ?? null,
        moved_at: moved_at.toISOString(),
      };
    });
    return { data, oldest_write_transaction_seconds: seconds };
  }

  @Handles(system.listParked)
  async parked() {
    return { data: (await listParked(this.kernel.db.pool)).map(told) };
  }

  @Handles(system.replayParked)
  async replay(@Input() { body }: InputOf<typeof system.replayParked>) {
    if (!this.kernel.dispatcher.consumers.some(({ name }) => name === body.processor)) {
      throw new Refusal('missing', platformText('parked.processor'));
    }
    try {
      return { data: { replayed: await this.kernel.replay(body.processor, body.stream) } };
    } catch (error) {
      if (error instanceof Refusal || isTransient(error)) throw error;
      throw new Refusal(
        'conflict',
        platformText('parked.fails', { why: error instanceof Error ? error.message : String(error) }),
      );
    }
  }

  @Handles(system.listJobs)
  async list() {
    const answer = await fromQueue(Promise.all([this.jobs.counts(), this.jobs.failures()]));
    if (!answer) throw refused(503, platformText('failure.queue'));
    const [counts, failures] = answer;
    return { data: { ...counts, failures } };
  }

  @Handles(system.retryJob)
  async retry(@Input() { params }: InputOf<typeof system.retryJob>) {
    const retried = await fromQueue(this.jobs.retry(params.id));
    if (retried === null) throw refused(503, platformText('failure.queue'));
    if (!retried) throw new Refusal('missing', platformText('job.missing'));
    return { message: platformText('job.retried') };
  }
}

const told = ({ stream_id, parked_at, ...parked }: Parked): system.ParkedEvent => ({
  ...parked,
  id: `${parked.processor} ${parked.event_id}`,
  stream: stream_id,
  parked_at: parked_at.toISOString(),
});

/** Operation of the installation: dashboard, processors, jobs and failing effects. */
@Module({ controllers: [SystemController, EffectsController, DashboardController] })
export class SystemModule implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly histories: StreamHistories,
  ) {}

  onModuleInit(): void {
    this.kernel.events(effectEvents);
    this.histories.tells('effects', onlyAdministrators, { mayBeEmpty: true });
  }
}
