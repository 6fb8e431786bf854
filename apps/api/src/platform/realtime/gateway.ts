import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import proxyAddr from '@fastify/proxy-addr';
import { Inject, type OnModuleDestroy } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import { REVOKED } from '@lyceum/contracts/realtime';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { type Config, CONFIG } from '../config.ts';
import { Bus } from '../bus/bus.ts';
import { LOGGER } from '../observability/logger.ts';
import { networkOf } from '../http/limits/network.ts';
import { Channels, needsSignature } from './channels.ts';
import { LARGEST_FRAME, LARGEST_WHISPER, memberIn, named, subscription, whisper, withSender } from './client-frames.ts';
import type { Connection } from './sockets/connection.ts';
import { Fanout, type Signal } from './fanout.ts';
import { Hub } from './sockets/hub.ts';
import { ACTIVITY_TIMEOUT_S, OpenSockets } from './sockets/open-sockets.ts';
import { Revocation } from './revocation.ts';
import { APP_KEY, ChannelSigner } from './signing.ts';

const SWEEP_MS = 10_000;
const BEAT_MS = 5_000;
const LAPSE_MS = 60_000;
const REJECTED = 4300;
const AGAIN_MS = 500;
const RATE_EXCEEDED = 4301;
const WHISPERS_PER_SECOND = 10;
/** Heard or asked for by one socket: several times what the longest feed that anybody scrolls through needs. */
export const MOST_SUBSCRIPTIONS = 2000;

/**
 * The server's side of the Pusher protocol 7, so that pusher-js and Laravel Echo work unmodified. Whatever a client
 * sends, malformed or hostile, at worst gets an error frame.
 */
@WebSocketGateway({ path: `/app/${APP_KEY}`, maxPayload: LARGEST_FRAME })
export class PusherGateway implements OnGatewayConnection<WebSocket>, OnGatewayDisconnect<WebSocket>, OnModuleDestroy {
  private readonly sockets: OpenSockets;
  private readonly trusted: (address: string, hop: number) => boolean;
  private readonly hub: Hub;
  private readonly signer: ChannelSigner;
  private readonly timers = [
    setInterval(() => this.sockets.sweep(), SWEEP_MS),
    setInterval(() => this.hub.presence.beat(), BEAT_MS),
    setInterval(() => {
      this.lapse().catch(this.failed);
    }, LAPSE_MS),
  ];
  private readonly unlisten: (() => void)[];
  private isOver = false;

  constructor(
    private readonly fanout: Fanout,
    private readonly revocation: Revocation,
    private readonly channels: Channels,
    bus: Bus,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.sockets = new OpenSockets(config.limits.socketsPerAddress);
    this.trusted = proxyAddr.compile(config.trustedProxies);
    this.hub = new Hub(bus);
    this.signer = new ChannelSigner(config.secret);
    this.unlisten = [
      fanout.onFrame((frame) => this.hub.publish(frame)),
      fanout.onSignal((signal) => {
        this.follow(signal).catch(this.failed);
      }),
    ];
  }

  /** How many sockets are open in this process. */
  get openSockets(): number {
    return this.sockets.count;
  }

  /** Once other processes can be heard. */
  begin(): void {
    this.hub.presence.ask();
  }

  onModuleDestroy(): void {
    this.isOver = true;
    for (const timer of this.timers) clearInterval(timer);
    for (const stop of this.unlisten) stop();
    this.hub.presence.end();
  }

  handleConnection(socket: WebSocket, request: IncomingMessage): void {
    // Whoever is gone by the time that they are greeted has no address any more.
    if (request.socket.remoteAddress === undefined) return socket.terminate();
    const connection = this.sockets.open(socket, networkOf(proxyAddr(request, this.trusted)));
    connection?.send('pusher:connection_established', {
      socket_id: connection.socketId,
      activity_timeout: ACTIVITY_TIMEOUT_S,
    });
  }

  handleDisconnect(socket: WebSocket): void {
    const connection = this.sockets.close(socket);
    if (connection) this.hub.leave(connection);
  }

  @SubscribeMessage('pusher:ping')
  ping(@ConnectedSocket() socket: WebSocket): void {
    this.sockets.heard(socket)?.send('pusher:pong', {});
  }

  @SubscribeMessage('pusher:pong')
  pong(@ConnectedSocket() socket: WebSocket): void {
    this.sockets.heard(socket);
  }

  @SubscribeMessage('pusher:subscribe')
  async subscribe(@ConnectedSocket() socket: WebSocket, @MessageBody() body: unknown): Promise<void> {
    const connection = this.sockets.heard(socket);
    const asked = subscription.safeParse(body);
    if (!connection || !asked.success) return;
    if (connection.asked >= MOST_SUBSCRIPTIONS) {
      return connection.send('pusher:error', { code: RATE_EXCEEDED, message: 'Too many subscriptions' });
    }
    await connection.askInTurn(asked.data.channel, (isWithdrawn) =>
      this.answer(socket, connection, asked.data, isWithdrawn),
    );
  }

  private async answer(
    socket: WebSocket,
    connection: Connection,
    { channel, auth, channel_data }: z.output<typeof subscription>,
    isWithdrawn: () => boolean,
  ): Promise<void> {
    const isMoot = (): boolean => !this.sockets.has(socket) || isWithdrawn() || connection.subscriptions.has(channel);
    if (isMoot()) return;
    const isChannel = this.channels.has(channel);
    const holder = isChannel ? this.signer.holderOf(auth, connection.socketId, channel, channel_data) : null;
    const isSigned = isChannel && (holder !== null) === needsSignature(channel);
    const hearer = isSigned ? await this.revocation.hearer(channel, holder) : null;
    // It may have gone, or lost interest, while we asked.
    if (isMoot()) return;
    if (!hearer) return this.refuse(connection, channel);
    const mayWhisper = this.channels.mayWhisper(hearer, channel);
    const isLooking = hearer.impersonatorId !== null;
    this.hub.subscribe(connection, channel, { holder, member: memberIn(channel, channel_data), isLooking, mayWhisper });
  }

  @SubscribeMessage('pusher:unsubscribe')
  unsubscribe(@ConnectedSocket() socket: WebSocket, @MessageBody() body: unknown): void {
    const connection = this.sockets.heard(socket);
    const asked = named.safeParse(body);
    if (!connection || !asked.success) return;
    // It may overtake the subscription that it ends.
    connection.withdraw(asked.data.channel);
    this.hub.unsubscribe(connection, asked.data.channel);
  }

  /**
   * Client events (whispers), renamed by the frame parser: never echoed, and only on channels that have them. Who hears one
   * is told by the server whose it is; whoever impersonates says nothing (decisions 24).
   */
  @SubscribeMessage('client-event')
  whisper(@ConnectedSocket() socket: WebSocket, @MessageBody() body: unknown): void {
    const connection = this.sockets.heard(socket);
    const told = whisper.safeParse(body);
    if (!connection || !told.success) return;
    const { event, channel, data } = told.data;
    const subscribed = connection.subscriptions.get(channel);
    if (!subscribed?.mayWhisper) {
      return connection.send('pusher:error', { code: REJECTED, message: 'Client events are not for this channel' });
    }
    if (Buffer.byteLength(JSON.stringify(data ?? null)) > LARGEST_WHISPER) {
      return connection.send('pusher:error', { code: REJECTED, message: 'The client event is too large' });
    }
    if (!connection.mayWhisper(WHISPERS_PER_SECOND)) {
      return connection.send('pusher:error', { code: RATE_EXCEEDED, message: 'Too many client events' });
    }
    const { memberId } = subscribed.holder!;
    this.fanout.publish(channel, event, withSender(data, memberId), { socketId: connection.socketId, memberId });
  }

  /** Asks again about everything that may have ended by the clock. */
  async lapse(): Promise<void> {
    await this.revocation.lapse(this.sockets.all(), this.take);
  }

  private readonly failed = (err: unknown): void => this.logger.error({ err }, 'open sockets could not be checked');

  /** First what is taken is taken; then open screens hear that they may see something else. Each process tells its own. */
  private async follow(signal: Signal): Promise<void> {
    // Somebody may hear no longer what they hear: a database that is away puts that off, and must not put it aside.
    await this.untilDone(() => this.revocation.follow(signal, this.sockets.all(), this.take));
    const told = this.channels.toldOf(signal);
    if (told) this.hub.publish(told);
  }

  private async untilDone(work: () => Promise<void>): Promise<void> {
    while (!this.isOver) {
      try {
        return await work();
      } catch (error) {
        this.failed(error);
        await sleep(AGAIN_MS, null, { ref: false });
      }
    }
  }

  private readonly take = (connection: Connection, channel: string): void => {
    this.hub.unsubscribe(connection, channel);
    this.refuse(connection, channel, REVOKED);
  };

  /** The same frame for what is not given and what is taken back; pusher-js hands it to the channel's listeners. */
  private refuse(connection: Connection, channel: string, error?: typeof REVOKED): void {
    connection.send('pusher:subscription_error', { type: 'AuthError', status: 403, ...(error && { error }) }, channel);
  }
}
