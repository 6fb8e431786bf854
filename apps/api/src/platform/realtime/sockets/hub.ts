import type { Bus } from '../../bus/bus.ts';
import { isPresence } from '../channels.ts';
import type { Frame } from '../fanout.ts';
import type { Connection, PresenceMember, Subscription } from './connection.ts';
import { Presence } from './presence.ts';

/** Which sockets of this process hear which channel, and who is present in all processes. */
export class Hub {
  readonly presence: Presence;
  private readonly channels = new Map<string, Set<Connection>>();

  constructor(bus: Bus) {
    this.presence = new Presence(bus, (channel, member, here) => this.announce(channel, member, here));
  }

  subscribe(connection: Connection, channel: string, subscription: Subscription): void {
    const { member } = subscription;
    // Before the connection is one of the channel's: nobody is told of their own coming.
    if (member) this.presence.come(channel, member);
    const others = this.channels.get(channel) ?? new Set();
    others.add(connection);
    this.channels.set(channel, others);
    connection.subscriptions.set(channel, subscription);
    connection.send(
      'pusher_internal:subscription_succeeded',
      isPresence(channel) ? this.everyoneOn(channel) : {},
      channel,
    );
  }

  unsubscribe(connection: Connection, channel: string): void {
    const subscription = connection.subscriptions.get(channel);
    if (!subscription) return;
    connection.subscriptions.delete(channel);
    const others = this.channels.get(channel);
    others?.delete(connection);
    if (others?.size === 0) this.channels.delete(channel);
    if (subscription.member) this.presence.leave(channel, subscription.member.user_id);
  }

  leave(connection: Connection): void {
    for (const channel of [...connection.subscriptions.keys()]) this.unsubscribe(connection, channel);
  }

  publish({ channel, event, data, from, own }: Frame): void {
    const audience = this.channels.get(channel);
    if (!audience) return;
    const said = from && { user_id: String(from.memberId) };
    const text = JSON.stringify({ event, channel, data: JSON.stringify(data), ...said });
    for (const connection of audience) {
      if (own && connection.subscriptions.get(channel)?.isLooking) continue;
      if (connection.socketId !== from?.socketId) connection.sendText(text);
    }
  }

  private announce(channel: string, { user_id, user_info }: PresenceMember, here: boolean): void {
    const [event, data] = here
      ? ['pusher_internal:member_added', { user_id, user_info }]
      : ['pusher_internal:member_removed', { user_id }];
    for (const connection of this.channels.get(channel) ?? []) connection.send(event!, data, channel);
  }

  private everyoneOn(channel: string) {
    const members = this.presence.on(channel);
    const hash = Object.fromEntries(members.map(({ user_id, user_info }) => [user_id, user_info]));
    const ids = Object.keys(hash);
    return { presence: { count: ids.length, ids, hash } };
  }
}
