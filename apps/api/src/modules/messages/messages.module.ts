import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { GifsModule } from '../gifs/index.ts';
import { IdentityModule } from '../identity/index.ts';
import { MediaModule } from '../media/index.ts';
import { Notifications, NotificationsModule } from '../notifications/index.ts';
import { ReactionsModule } from '../reactions/index.ts';
import { RelationsModule } from '../relations/index.ts';
import { Choices } from './inbox/choices.ts';
import { MessageChoicesController } from './inbox/choices.controller.ts';
import { inbox } from './inbox/inbox.projection.ts';
import { Marks } from './inbox/marks.ts';
import { MessageReactions } from './inbox/message-reactions.ts';
import { MessageQueries } from './inbox/message.queries.ts';
import { MessageSearch } from './inbox/message.search.ts';
import { messageWords } from './inbox/words.projection.ts';
import { BlockChannels } from './block.channels.ts';
import { MessagesLive } from './messages.live.ts';
import { MessageNotifications } from './messages.notifications.ts';
import { MessagesScreens } from './messages.screens.ts';
import { Evidence } from './rights/evidence.ts';
import { reportEvents } from './reports/report.events.ts';
import { CloseReportHandler, OpenReportHandler, ReportMessageHandler } from './reports/report.handlers.ts';
import { reportPersonal } from './reports/report.personal.ts';
import { ReportQueries } from './reports/report.queries.ts';
import { reportRows } from './reports/report.rows.ts';
import { ReportsController } from './reports/reports.controller.ts';
import { ThreadChannels } from './rights/channels.ts';
import { MessageFacts } from './rights/facts.ts';
import { MessagesPlugin } from './rights/plugin.ts';
import { Strangers } from './rights/strangers.ts';
import { Writing } from './rights/writing.ts';
import { messageEvents } from './sending/message.events.ts';
import { MessageFiles } from './sending/message.files.ts';
import { DeleteMessageHandler, EditMessageHandler, SendMessageHandler } from './sending/message.handlers.ts';
import { messagePersonal } from './sending/message.personal.ts';
import { MessagesController } from './sending/messages.controller.ts';
import { Sender } from './sending/sender.ts';
import { BeginThreadHandler } from './threads/begin.handler.ts';
import { AddParticipantsHandler, LeaveThreadHandler } from './threads/participants.handlers.ts';
import { threadEvents } from './threads/thread.events.ts';
import { ThreadQueries } from './threads/thread.queries.ts';
import { ThreadSearch } from './threads/thread.search.ts';
import { threadRows } from './threads/thread.rows.ts';
import { ThreadsController } from './threads/threads.controller.ts';

/** Conversations between members, and reports of messages. */
@Module({
  imports: [GifsModule, IdentityModule, MediaModule, NotificationsModule, ReactionsModule, RelationsModule],
  controllers: [ThreadsController, MessagesController, MessageChoicesController, ReportsController],
  providers: [
    ...[MessagesPlugin, MessageFacts, Writing, Strangers, Evidence, ThreadChannels],
    ...[Marks, Choices, MessageQueries, MessageReactions, MessageSearch, ThreadQueries, ThreadSearch],
    ...[MessageFiles, Sender, SendMessageHandler, EditMessageHandler, DeleteMessageHandler],
    ...[BeginThreadHandler, AddParticipantsHandler, LeaveThreadHandler],
    ...[ReportQueries, ReportMessageHandler, OpenReportHandler, CloseReportHandler],
    ...[MessagesLive, MessageNotifications, BlockChannels, MessagesScreens],
  ],
})
export class MessagesModule implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly notifications: Notifications,
    private readonly threads: ThreadQueries,
    private readonly plugin: MessagesPlugin,
  ) {}

  onModuleInit(): void {
    this.kernel.events(
      { ...threadEvents, ...messageEvents, ...reportEvents },
      { personal: { ...messagePersonal, ...reportPersonal } },
    );
    this.kernel.project(threadRows, reportRows, inbox, messageWords);
    this.notifications.count('inbox', async (viewer) =>
      (await this.plugin.isThere()) ? this.threads.unread(viewer) : 0,
    );
  }
}
