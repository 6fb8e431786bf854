import { Inject, type OnModuleDestroy } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { type Config, CONFIG } from '../config.ts';
import { ChannelPolicy } from './channel-policy.ts';
import { Connection } from './connection.ts';
import { Fanout } from './fanout.ts';
import { Hub } from './hub.ts';
import { APP_KEY, ChannelSigner, isChannel, needsSignature } from './signing.ts';

const ACTIVITY_TIMEOUT_S = 30;
const GRACE_MS = 15_000;
const SWEEP_MS = 10_000;
const NO_PONG = 4201;
const RATE_EXCEEDED = 4301;
const WHISPERS_PER_SECOND = 10;
export const LARGEST_FRAME = 20_000;

const subscription = z.object({
  channel: z.string(),
  auth: z.string().optional(),
  channel_data: z.string().optional(),
});
const channelOnly = z.object({ channel: z.string() });
const presenceMember = z.object({ user_id: z.coerce.string(), user_info: z.unknown().optional() });
const whisper = z.object({
  event: z.string().regex(/^client-[\w-]{1,60}$/),
  channel: z.string(),
  data: z.unknown().optional(),
});

/**
 * The server's side of the Pusher protocol 7, so that pusher-js and Laravel Echo work unmodified. Whatever a client
 * sends, malformed or hostile, at worst gets an error frame.
 */
@WebSocketGateway({ path: `/app/${APP_KEY}`, maxPayload: LARGEST_FRAME })
export class PusherGateway implements OnGatewayConnection<WebSocket>, OnGatewayDisconnect<WebSocket>, OnModuleDestroy {
  private readonly connections = new Map<WebSocket, Connection>();
  private readonly hub = new Hub();
  private readonly signer: ChannelSigner;
  private readonly sweep = setInterval(() => this.sweepIdle(), SWEEP_MS);
  private readonly unlisten: () => void;

  constructor(
    fanout: Fanout,
    private readonly policy: ChannelPolicy,
    @Inject(CONFIG) config: Config,
  ) {
    this.signer = new ChannelSigner(config.secret);
    this.unlisten = fanout.onFrame(({ channel, event, data }) => this.hub.publish(channel, event, data));
  }

  onModuleDestroy(): void {
    clearInterval(this.sweep);
    this.unlisten();
  }

  handleConnection(socket: WebSocket): void {
    const connection = new Connection(socket);
    this.connections.set(socket, connection);
    connection.send('pusher:connection_established', {
      socket_id: connection.socketId,
      activity_timeout: ACTIVITY_TIMEOUT_S,
    });
  }

  handleDisconnect(socket: WebSocket): void {
    const connection = this.connections.get(socket);
    if (connection) this.hub.leave(connection);
    this.connections.delete(socket);
  }

  @SubscribeMessage('pusher:ping')
  ping(@ConnectedSocket() socket: WebSocket): void {
    this.heard(socket)?.send('pusher:pong', {});
  }

  @SubscribeMessage('pusher:pong')
  pong(@ConnectedSocket() socket: WebSocket): void {
    this.heard(socket);
  }

  @SubscribeMessage('pusher:subscribe')
  async subscribe(@ConnectedSocket() socket: WebSocket, @MessageBody() body: unknown): Promise<void> {
    const connection = this.heard(socket);
    const asked = subscription.safeParse(body);
    if (!connection || !asked.success) return;
    const { channel, auth, channel_data } = asked.data;
    if (connection.subscriptions.has(channel)) return;
    if (!(await this.isAllowed(connection, channel, auth, channel_data))) {
      connection.send('pusher:subscription_error', { type: 'AuthError', status: 403 }, channel);
      return;
    }
    this.hub.subscribe(connection, channel, memberIn(channel, channel_data));
  }

  @SubscribeMessage('pusher:unsubscribe')
  unsubscribe(@ConnectedSocket() socket: WebSocket, @MessageBody() body: unknown): void {
    const connection = this.heard(socket);
    const asked = channelOnly.safeParse(body);
    if (connection && asked.success) this.hub.unsubscribe(connection, asked.data.channel);
  }

  /** Client events (whispers), renamed by the frame parser: only on channels that were signed for, never echoed. */
  @SubscribeMessage('client-event')
  whisper(@ConnectedSocket() socket: WebSocket, @MessageBody() body: unknown): void {
    const connection = this.heard(socket);
    const told = whisper.safeParse(body);
    if (!connection || !told.success) return;
    const { event, channel, data } = told.data;
    if (!needsSignature(channel) || !connection.subscriptions.has(channel)) return;
    if (!connection.mayWhisper(WHISPERS_PER_SECOND)) {
      return connection.send('pusher:error', { code: RATE_EXCEEDED, message: 'Too many client events' });
    }
    this.hub.publish(channel, event, data, connection);
  }

  private async isAllowed(connection: Connection, channel: string, auth?: string, data?: string): Promise<boolean> {
    if (!isChannel(channel)) return false;
    if (needsSignature(channel)) return this.signer.verify(auth, connection.socketId, channel, data);
    return this.policy.isPublic(channel);
  }

  private heard(socket: WebSocket): Connection | undefined {
    const connection = this.connections.get(socket);
    if (connection) connection.lastHeard = Date.now();
    return connection;
  }

  private sweepIdle(): void {
    const now = Date.now();
    for (const connection of this.connections.values()) {
      const silent = now - connection.lastHeard;
      if (silent > ACTIVITY_TIMEOUT_S * 1000 + GRACE_MS) connection.close(NO_PONG, 'Pong reply not received');
      else if (silent > ACTIVITY_TIMEOUT_S * 1000) connection.send('pusher:ping', {});
    }
  }
}

function memberIn(channel: string, channelData: string | undefined) {
  if (!channel.startsWith('presence-') || channelData === undefined) return null;
  const { user_id, user_info } = presenceMember.parse(JSON.parse(channelData));
  return { user_id, user_info: user_info ?? null };
}
