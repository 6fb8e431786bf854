import { Controller, Inject, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Kernel, runOne } from '@lyceum/kernel';
import type { FastifyRequest } from 'fastify';
import { type WebhookEvent, WebhookReceiver } from 'livekit-server-sdk';
import sql from 'sql-template-tag';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { AnswersAll } from '../../../platform/http/operation.decorator.ts';
import { refused } from '../../../platform/http/refused.ts';
import { platformText } from '../../../platform/texts/platform.texts.ts';
import { RoomFactsOf } from '../rights/facts.ts';
import { DecidingRoom } from '../room/deciding.ts';
import { TakeOutOfLiveRoom } from '../room/room.commands.ts';
import { Heard } from './heard.ts';

const nowhere = () => refused(404, platformText('address.nothing'));

/**
 * Receives events of the LiveKit server, signed with the shared key. Without such a server every request gets 404.
 * Repeated or late events have no effect.
 */
@AnswersAll()
@Controller('api/v4/live-rooms/webhook')
export class LivekitWebhookController {
  private readonly receiver: WebhookReceiver | null;

  constructor(
    private readonly kernel: Kernel,
    private readonly commands: CommandBus,
    private readonly facts: RoomFactsOf,
    private readonly deciding: DecidingRoom,
    private readonly heard: Heard,
    @Inject(CONFIG) { livekit }: Config,
  ) {
    this.receiver = livekit && new WebhookReceiver(livekit.key, livekit.secret);
  }

  @Post()
  async take(@Req() { body, headers }: FastifyRequest): Promise<{ ok: true }> {
    if (!this.receiver || typeof body !== 'string') throw nowhere();
    const told = await this.receiver.receive(body, headers.authorization).catch(() => null);
    // A sender without the key gets 404, so that the answer does not reveal the endpoint.
    if (!told) throw nowhere();
    await this.happened(told);
    return { ok: true };
  }

  private async happened({ event, id, room, participant }: WebhookEvent): Promise<void> {
    const found = await runOne<{ id: number }>(
      this.kernel.db.pool,
      sql`select id from rooms.room where name = ${room?.name ?? ''}`,
    );
    if (!found) return;
    const correlation_id = `livekit-${id}`.slice(0, 64);
    if (event === 'room_finished') {
      await this.deciding.decide(
        found.id,
        { kind: 'end', why: 'server' },
        { meta: { actor_id: null, correlation_id } },
      );
    }
    const [participantId = '', session = ''] = participant?.identity.split(':') ?? [];
    const seat = /^[1-9]\d{0,8}$/.test(participantId) ? await this.facts.seat({ id: Number(participantId) }) : null;
    if (seat?.live_room_id !== found.id || seat.session !== session) return;
    if (event === 'participant_joined') await this.heard.note(seat.id, seat.member_id);
    if (event === 'participant_left') {
      await this.commands.execute(new TakeOutOfLiveRoom(found.id, seat.member_id, session, 'gone', correlation_id));
    }
  }
}
