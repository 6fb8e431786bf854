import type { Connection, PresenceMember } from './connection.ts';

/** Which sockets hear which channel, and who is present. Members count once, however many tabs they have open. */
export class Hub {
  private readonly channels = new Map<string, Set<Connection>>();

  subscribe(connection: Connection, channel: string, member: PresenceMember | null): void {
    const others = this.channels.get(channel) ?? new Set();
    const isNew = member !== null && !this.holds(channel, member.user_id);
    if (member && isNew) for (const other of others) other.send('pusher_internal:member_added', member, channel);
    others.add(connection);
    this.channels.set(channel, others);
    connection.subscriptions.set(channel, member);
    connection.send('pusher_internal:subscription_succeeded', member ? this.presence(channel) : {}, channel);
  }

  unsubscribe(connection: Connection, channel: string): void {
    const member = connection.subscriptions.get(channel);
    if (member === undefined) return;
    connection.subscriptions.delete(channel);
    const others = this.channels.get(channel);
    others?.delete(connection);
    if (others?.size === 0) this.channels.delete(channel);
    if (!member || this.holds(channel, member.user_id)) return;
    for (const other of others ?? []) {
      other.send('pusher_internal:member_removed', { user_id: member.user_id }, channel);
    }
  }

  leave(connection: Connection): void {
    for (const channel of [...connection.subscriptions.keys()]) this.unsubscribe(connection, channel);
  }

  publish(channel: string, event: string, data: unknown, except?: Connection): void {
    const audience = this.channels.get(channel);
    if (!audience) return;
    const text = JSON.stringify({ event, channel, data: JSON.stringify(data) });
    for (const connection of audience) if (connection !== except) connection.sendText(text);
  }

  private holds(channel: string, userId: string): boolean {
    for (const connection of this.channels.get(channel) ?? []) {
      if (connection.subscriptions.get(channel)?.user_id === userId) return true;
    }
    return false;
  }

  private presence(channel: string) {
    const hash: Record<string, unknown> = {};
    for (const connection of this.channels.get(channel) ?? []) {
      const member = connection.subscriptions.get(channel);
      if (member) hash[member.user_id] = member.user_info;
    }
    const ids = Object.keys(hash);
    return { presence: { count: ids.length, ids, hash } };
  }
}
