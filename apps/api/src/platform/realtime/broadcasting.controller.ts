import {
  Body,
  Controller,
  ForbiddenException,
  HttpCode,
  Inject,
  Post,
  Req,
  UnauthorizedException,
} from '@nestjs/common';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { type Config, CONFIG } from '../config.ts';
import { CurrentViewer, isMember, type ViewedRequest, type Viewer } from '../http/viewer.ts';
import type { Credential } from '../http/who-asks.ts';
import { Channels, isPresence } from './channels.ts';
import { Revocation } from './revocation.ts';
import { ChannelSigner, isSocketId } from './signing.ts';

const request = z.object({ socket_id: z.string(), channel_name: z.string() });

/** `POST /broadcasting/auth`: signs for a channel what the viewer may hear. pusher-js takes only 200 for a yes. */
@Controller('broadcasting')
export class BroadcastingController {
  private readonly signer: ChannelSigner;

  constructor(
    private readonly channels: Channels,
    private readonly revocation: Revocation,
    private readonly kernel: Kernel,
    @Inject(CONFIG) config: Config,
  ) {
    this.signer = new ChannelSigner(config.secret);
  }

  @Post('auth')
  @HttpCode(200)
  async authorize(@Body() body: unknown, @CurrentViewer() viewer: Viewer, @Req() viewed: ViewedRequest) {
    const asked = request.safeParse(body);
    const by = credentialOf(viewed);
    if (!isMember(viewer) || by === null) throw new UnauthorizedException('Please log in first.');
    const { socket_id, channel_name } = asked.data ?? { socket_id: '', channel_name: '' };
    const isKnown = isSocketId(socket_id) && this.channels.has(channel_name);
    const holder = { memberId: viewer.id, by };
    if (!isKnown || !(await this.revocation.hearer(channel_name, holder))) {
      throw new ForbiddenException('You may not hear this channel.');
    }
    if (!isPresence(channel_name)) return { auth: this.signer.sign(socket_id, channel_name, holder) };
    const channel_data = JSON.stringify({
      user_id: String(viewer.id),
      user_info: await this.cardOf(viewer.id),
      // Whoever looks as the member sees who is here; that the member were, nobody is told.
      ...(viewer.impersonatorId !== null && { unseen: true }),
    });
    return { auth: this.signer.sign(socket_id, channel_name, holder, channel_data), channel_data };
  }

  private async cardOf(memberId: number): Promise<unknown> {
    const row = await runOne<{ card: unknown }>(
      this.kernel.db.pool,
      sql`select card from directory.member_card where member_id = ${memberId}`,
    );
    return row?.card ?? null;
  }
}

function credentialOf({ sessionId, tokenId }: ViewedRequest): Credential | null {
  if (sessionId !== null) return `session-${sessionId}`;
  return tokenId === null ? null : `token-${tokenId}`;
}
