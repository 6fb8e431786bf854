import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, type Repeatable, violates } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { MessageQueries } from '../inbox/message.queries.ts';
import { missing } from '../rights/facts.ts';
import type { Given } from '../rights/given.ts';
import { messageDecider, messageStream } from '../sending/message.decider.ts';
import { MessageFiles } from '../sending/message.files.ts';
import { CloseReport, OpenReport, ReportMessage } from './report.commands.ts';
import { type ReportCommand, reportDecider, reportStream } from './report.decider.ts';
import { ReportQueries } from './report.queries.ts';

/** Reports a message, with its neighbours as evidence. */
@CommandHandler(ReportMessage)
export class ReportMessageHandler implements ICommandHandler<ReportMessage> {
  constructor(
    private readonly kernel: Kernel,
    private readonly messages: MessageQueries,
    private readonly reports: ReportQueries,
  ) {}

  /**
   * A repeated report has no effect while the member's first report of the message is open.
   * @throws {Refusal} `missing` if the member cannot read the message.
   */
  async execute({ messageId, report: { reason, version }, given }: ReportMessage): Promise<Position | null> {
    const { viewer } = given;
    const around = await this.messages.around(viewer, messageId);
    if (!around) throw missing('message');
    const id = await this.reports.nextId();
    // An edit between reading and reporting must not replace the reported text.
    const shown_versions = around.shown_versions.map((latest, index) =>
      around.shown_ids[index] === messageId ? Math.min(version ?? latest, latest) : latest,
    );
    const report = { ...around, shown_versions, report_id: id, message_id: messageId, reporter_id: viewer.id, reason };
    try {
      const { position } = await this.kernel.execute({
        decider: reportDecider,
        stream: reportStream(id),
        meta: givenMeta(given),
        at: given.at,
        prepare: () => ({ command: { kind: 'report' as const, report } }),
      });
      return position;
    } catch (error) {
      if (violates(error, 'report_open')) return null;
      throw error;
    }
  }
}

/** Shared base of staff actions on a report. */
abstract class OfStaff {
  constructor(protected readonly kernel: Kernel) {}

  protected async decide(id: number, given: Given, reason: string, command: ReportCommand, tx?: Repeatable) {
    const { position } = await this.kernel.execute({
      decider: reportDecider,
      stream: reportStream(id),
      meta: givenMeta(given, reason),
      at: given.at,
      tx,
      prepare: () => ({ command }),
    });
    return position;
  }
}

/** Records that a staff member reads a report. */
@CommandHandler(OpenReport)
export class OpenReportHandler extends OfStaff implements ICommandHandler<OpenReport> {
  constructor(kernel: Kernel) {
    super(kernel);
  }

  execute({ reportId, reason, given }: OpenReport): Promise<Position | null> {
    return this.decide(reportId, given, reason, { kind: 'open', by: given.viewer.id });
  }
}

/** Closes a report with an outcome. */
@CommandHandler(CloseReport)
export class CloseReportHandler extends OfStaff implements ICommandHandler<CloseReport> {
  constructor(
    kernel: Kernel,
    private readonly reports: ReportQueries,
    private readonly files: MessageFiles,
  ) {
    super(kernel);
  }

  /**
   * Closes the report, and deletes the message if that is the outcome, in one transaction. The files go when no open
   * report needs them.
   */
  execute({ reportId, outcome, reason, given }: CloseReport): Promise<Position | null> {
    return this.kernel.transaction(async (tx) => {
      const closed = await this.decide(reportId, given, reason, { kind: 'close', by: given.viewer.id, outcome }, tx);
      if (!closed) return null;
      const { messageId, isEvidence } = await this.reports.about(tx, reportId);
      const { state, position } = await this.kernel.execute({
        decider: messageDecider,
        stream: messageStream(messageId),
        meta: givenMeta(given, reason),
        at: given.at,
        tx,
        prepare: () => ({
          command: outcome === 'deleted' ? { kind: 'delete' as const, by: null } : { kind: 'keep' as const },
        }),
      });
      if (state?.deleted && !isEvidence) await this.files.release(tx, messageId);
      return position ?? closed;
    });
  }
}
