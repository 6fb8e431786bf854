import { Injectable, type OnModuleInit } from '@nestjs/common';
import { effect, type Queryable, reactor, type Recorded } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Effects } from '../../../platform/jobs/effects.ts';
import { MemberStatus } from '../../identity/index.ts';
import { type Made, Notifications, type Subject, whatOf } from '../../notifications/index.ts';
import { moderationText } from '../moderation.texts.ts';
import type { AppealOpened, PostHeld, PostReported, ReportsDecided, ReviewEvent } from './review.events.ts';
import { HeldPosts } from './held-posts.ts';
import { ReviewQueries } from './review.queries.ts';

const NOTIFY_STAFF = effect<PostReported>('notify-staff-of-report');
const NOTIFY_STAFF_OF_HELD = effect<PostHeld>('notify-staff-of-held-post');
const NOTIFY_STAFF_OF_APPEAL = effect<AppealOpened>('notify-staff-of-appeal');
const NOTIFY_REPORTERS = effect<ReportsDecided>('notify-reporters-of-decision');

const NOTIFY_AUTHOR = effect<ReportsDecided>('notify-author-of-rejection');

const reviewReactor = reactor<ReviewEvent>({
  name: 'moderation.notifications',
  on: {
    PostReported: ({ data }) => (data.opens ? [{ effect: NOTIFY_STAFF }] : []),
    PostHeld: () => [{ effect: NOTIFY_STAFF_OF_HELD }],
    AppealOpened: () => [{ effect: NOTIFY_STAFF_OF_APPEAL }],
    ReportsDecided: ({ data }) =>
      data.author_id === undefined ? [{ effect: NOTIFY_REPORTERS }] : [{ effect: NOTIFY_AUTHOR }],
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
    private readonly held: HeldPosts,
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
    this.notifications.about('held-post', { visible: (viewer, subjects) => this.forAuthor(viewer, subjects) });
    this.notifications.kind('held_rejected', {
      label: moderationText('kind.held'),
      subject: moderationText('subject.held'),
      // The statement of reasons is mailed to everyone.
      defaults: { app: true, mail: 'never' },
      line: ({ item }) => ({
        text: moderationText('told.held', { reason: item.reason }),
        path: '/profile/settings/posts',
      }),
    });
    this.effects.react(reviewReactor);
    const tell = (made: Made[]) => this.notifications.tell(made);
    this.effects.handle(NOTIFY_STAFF, (event, tx) => this.ofReport(event, tx), tell);
    this.effects.handle(NOTIFY_STAFF_OF_HELD, (event, tx) => this.ofReport(event, tx), tell);
    this.effects.handle(NOTIFY_STAFF_OF_APPEAL, (event, tx) => this.ofReport(event, tx), tell);
    this.effects.handle(NOTIFY_AUTHOR, (event, tx) => this.ofRejection(event, tx), tell);
    this.effects.handle(NOTIFY_REPORTERS, (event, tx) => this.ofDecision(event, tx), tell);
  }

  private async ofReport(
    { data, occurredAt: at }: Recorded<PostReported | PostHeld | AppealOpened>,
    tx: Queryable,
  ): Promise<Made[]> {
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

  private ofRejection({ data, occurredAt: at }: Recorded<ReportsDecided>, tx: Queryable): Promise<Made[]> {
    const subject = { kind: 'held-post', id: data.item_id };
    return this.notifications.make(tx, {
      type: 'held_rejected',
      members: [data.author_id!],
      actor_id: null,
      subject,
      at,
    });
  }

  private async forAuthor(viewer: MemberViewer, subjects: readonly Subject[]) {
    const rejected = await this.held.rejected(
      viewer.id,
      subjects.map(({ id }) => id),
    );
    return subjects.map(({ id }) => (rejected.has(id) ? { item: rejected.get(id)! } : null));
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
