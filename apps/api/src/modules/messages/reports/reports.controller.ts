import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, messageReports } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { messagesText } from '../messages.texts.ts';
import { CloseReport, OpenReport, ReportMessage } from './report.commands.ts';
import { ReportQueries } from './report.queries.ts';

/** HTTP endpoints of reported messages. */
@Controller()
export class ReportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: ReportQueries,
  ) {}

  @Handles(messageReports.reportMessage)
  async report(
    @Input() { params, body }: InputOf<typeof messageReports.reportMessage>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const position = await this.commands.execute(new ReportMessage(params.id, body, { viewer }));
    return new Committed(position, { message: messagesText('report.made') });
  }

  @Handles(messageReports.listReports, [directory])
  list(@Input() { query }: InputOf<typeof messageReports.listReports>, @CurrentViewer() viewer: MemberViewer) {
    return this.queries.list(viewer, query);
  }

  @Handles(messageReports.showReport, [directory])
  async show(@Input() { params }: InputOf<typeof messageReports.showReport>, @CurrentViewer() viewer: MemberViewer) {
    return { data: await this.one(viewer, params.id) };
  }

  @Handles(messageReports.openReport)
  async open(
    @Input() { params, body }: InputOf<typeof messageReports.openReport>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const position = await this.commands.execute(new OpenReport(params.id, body.reason, { viewer }));
    const [report, messages] = [await this.one(viewer, params.id), await this.queries.shown(params.id)];
    return new Committed(position, { data: { ...report, messages } });
  }

  @Handles(messageReports.closeReport)
  async close(
    @Input() { params, body }: InputOf<typeof messageReports.closeReport>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const position = await this.commands.execute(new CloseReport(params.id, body.outcome, body.reason, { viewer }));
    return new Committed(position, { data: await this.one(viewer, params.id) });
  }

  private async one(viewer: MemberViewer, id: number) {
    const report = await this.queries.one(viewer, id);
    if (!report) throw new Refusal('missing', messagesText('report.missing'));
    return report;
  }
}
