import { Injectable, type OnModuleInit } from '@nestjs/common';
import { effect, type OfType, type Queryable, reactor, type Recorded, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Effects } from '../../platform/jobs/effects.ts';
import { type Made, Notifications, whoOf } from '../notifications/index.ts';
import type { RelationEvent } from './relation.events.ts';
import { Relations } from './relations.ts';
import { relationsText } from './relations.texts.ts';

type Followed = OfType<RelationEvent, 'MemberFollowed'>;
type Unfollowed = OfType<RelationEvent, 'MemberUnfollowed'>;

const NOTIFY_OF_FOLLOW = effect<Followed>('notify-of-follow');
const WITHDRAW_FOLLOW = effect<Unfollowed>('withdraw-follow');

const followReactor = reactor<RelationEvent>({
  name: 'relations.reactor',
  on: {
    MemberFollowed: () => [{ effect: NOTIFY_OF_FOLLOW }],
    MemberUnfollowed: () => [{ effect: WITHDRAW_FOLLOW }],
  },
});

/** Serialises the two jobs of a pair of members, in either order. */
const oneByOne = (tx: Queryable, { follower_id, followed_id }: Followed['data']) =>
  run(
    tx,
    sql`select pg_advisory_xact_lock(hashtext('notification of follow'), hashtext(${`${follower_id} ${followed_id}`}))`,
  );

/** Notifies a member of each new follower, for as long as that member follows them and no block separates the two. */
@Injectable()
export class FollowNotifications implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly notifications: Notifications,
    private readonly relations: Relations,
  ) {}

  onModuleInit(): void {
    this.notifications.keepApart((memberId, others) => this.relations.blockedBetween(memberId, others));
    this.notifications.about('followers', {
      // Only for themselves, because no one else gets notifications of their followers.
      visible: (viewer, subjects) => Promise.resolve(subjects.map(({ id }) => (id === viewer.id ? {} : null))),
    });
    this.notifications.kind('follow', {
      label: relationsText('follow.kind'),
      subject: relationsText('follow.subject'),
      defaults: { app: true, mail: 'digest' },
      line: (notification) => ({
        text: relationsText('follow.told', { who: whoOf(notification) }),
        path: `/profile/${notification.user.username}`,
      }),
    });
    this.effects.react(followReactor);
    const tell = (made: Made[]) => this.notifications.tell(made);
    this.effects.handle(NOTIFY_OF_FOLLOW, (event, tx) => this.followed(event, tx), tell);
    this.effects.handle(WITHDRAW_FOLLOW, (event, tx) => this.unfollowed(event, tx), tell);
  }

  private async followed({ data, occurredAt: at }: Recorded<Followed>, tx: Queryable): Promise<Made[]> {
    await oneByOne(tx, data);
    const { follower_id, followed_id } = data;
    if (!(await this.relations.followedBy(follower_id, [followed_id])).has(followed_id)) return [];
    const subject = { kind: 'followers', id: followed_id };
    return this.notifications.make(tx, { type: 'follow', members: [followed_id], actor_id: follower_id, subject, at });
  }

  private async unfollowed({ data }: Recorded<Unfollowed>, tx: Queryable): Promise<Made[]> {
    await oneByOne(tx, data);
    const subject = { kind: 'followers', id: data.followed_id };
    return this.notifications.withdraw(tx, { type: 'follow', actor_id: data.follower_id, subject });
  }
}
