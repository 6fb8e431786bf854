import { Controller } from '@nestjs/common';
import { type InputOf, notifications } from '@lyceum/contracts';
import { listMeta } from '../../platform/http/lists/lists.ts';
import { Handles, Input } from '../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../platform/http/viewer.ts';
import { directory } from '../identity/index.ts';
import { NotificationQueries } from './notification.queries.ts';
import { Notifications } from './notifications.ts';
import { platformText } from '../../platform/texts/platform.texts.ts';

/** HTTP endpoints of notifications and counters. */
@Controller()
export class NotificationsController {
  constructor(
    private readonly queries: NotificationQueries,
    private readonly notifications: Notifications,
  ) {}

  @Handles(notifications.listNotifications, [directory])
  async list(
    @Input() { query }: InputOf<typeof notifications.listNotifications>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { notifications: data, next } = await this.queries.list(viewer, query);
    return { data, meta: listMeta(query.page, query.limit, data.length, data.length, next) };
  }

  @Handles(notifications.trackNotifications)
  async track(
    @Input() { body }: InputOf<typeof notifications.trackNotifications>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { conversation, notification_ids: ids } = body;
    if (ids !== undefined) await this.notifications.seen(viewer.id, { ids });
    // The specification calls a topic a conversation.
    if (conversation !== undefined) await this.notifications.seen(viewer.id, { kind: 'topic', id: conversation });
    if (ids === undefined && conversation === undefined) await this.notifications.seen(viewer.id);
    return { message: platformText('notification.seen') };
  }

  @Handles(notifications.pings)
  async pings(@CurrentViewer() viewer: MemberViewer) {
    return { data: await this.notifications.counts(viewer) };
  }
}
