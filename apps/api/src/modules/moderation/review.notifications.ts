import { Injectable, type OnModuleInit } from '@nestjs/common';
import { effect, type Queryable, reactor, type Recorded } from '@lyceum/kernel';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import { Effects } from '../../platform/jobs/effects.ts';
import { MemberStatus } from '../identity/index.ts';
import { type Made, Notifications, type Subject, whatOf } from '../notifications/index.ts';
import { moderationText } from './moderation.texts.ts';
import type { PostReported, ReportsDecided, ReviewEvent } from './review.events.ts';
import { ReviewQueries } from './review.queries.ts';

const NOTIFY_STAFF = effect<PostReported>('notify-staff-of-report');
const NOTIFY_REPORTERS = effect<ReportsDecided>('notify-reporters-of-decision');

const reviewReactor = reactor<ReviewEvent>({
  name: 'moderation.notifications',
  on: {
    PostReported: ({ data }) => (data.opens ? [{ effect: NOTIFY_STAFF }] : []),
    ReportsDecided: () => [{ effect: NOTIFY_REPORTERS }],
  },
});

/**
 * Notifies staff of a new item, and the members who reported it of the decision. The author learns nothing of either.
 */
@Injectable()
export class ReviewNotifications implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly notifications: Notifications,
    private readonly members: MemberStatus,
    private readonly items: ReviewQueries,
  ) {}

  onModuleInit(): void {
    this.notifications.about('review-item', { visible: (viewer, subjects) => this.forStaff(viewer, subjects) });
    this.notifications.about('report', { visible: (viewer, subjects) => this.forReporter(viewer, subjects) });
    this.notifications.kind('report', {
      label: moderationText('kind.report'),
      subject: moderationText('subject.report'),
      defaults: { app: true, mail: 'at_once' },
      onlyFor: 'moderator',
      line: ({ item }) => ({
        text: moderationText('told.report', { what: whatOf(item.title) }),
        path: `/admin/review-items/${item.id}/show`,
      }),
    });
    this.notifications.kind('report_decided', {
      label: moderationText('kind.decided'),
      subject: moderationText('subject.decided'),
      defaults: { app: true, mail: 'digest' },
      line: ({ decision }) => ({ text: moderationText(`told.${decision}`), path: '/' }),
    });
    this.effects.react(reviewReactor);
    const tell = (made: Made[]) => this.notifications.tell(made);
    this.effects.handle(NOTIFY_STAFF, (event, tx) => this.ofReport(event, tx), tell);
    this.effects.handle(NOTIFY_REPORTERS, (event, tx) => this.ofDecision(event, tx), tell);
  }

  private async ofReport({ data, occurredAt: at }: Recorded<PostReported>, tx: Queryable): Promise<Made[]> {
    const members = await this.members.staff();
    const subject = { kind: 'review-item', id: data.item_id };
    return this.notifications.make(tx, { type: 'report', members, actor_id: null, subject, at });
  }

  private ofDecision({ data, occurredAt: at }: Recorded<ReportsDecided>, tx: Queryable): Promise<Made[]> {
    const subject = { kind: 'report', id: data.item_id };
    return this.notifications.make(tx, {
      type: 'report_decided',
      members: data.reporter_ids,
      actor_id: null,
      subject,
      at,
    });
  }

  /** Shows a report to staff while it is open and they may read the post. */
  private async forStaff(viewer: MemberViewer, subjects: readonly Subject[]) {
    const titles = await this.items.openTitles(
      viewer,
      subjects.map(({ id }) => id),
    );
    return subjects.map(({ id }) => (titles.has(id) ? { item: { id, title: titles.get(id)! } } : null));
  }

  private async forReporter(viewer: MemberViewer, subjects: readonly Subject[]) {
    const decisions = await this.items.decisionsFor(
      viewer.id,
      subjects.map(({ id }) => id),
    );
    return subjects.map(({ id }) => (decisions.has(id) ? { decision: decisions.get(id)! } : null));
  }
}
