import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { broadcasting } from '@lyceum/contracts';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { type Config, CONFIG } from '../config.ts';
import { CurrentViewer, isMember, type MemberViewer, type ViewedRequest, type Viewer } from '../http/viewer.ts';
import type { Credential } from '../http/who-asks.ts';
import { Channels, isPresence } from './channels.ts';
import { ChannelSigner, isSocketId } from './signing.ts';
import { platformText } from '../texts/platform.texts.ts';
import { refused } from '../http/refused.ts';

interface Signed {
  auth: string;
  channel_data?: string;
}

/** `POST /broadcasting/auth`: signs for a channel, or for several, what the viewer may hear. pusher-js takes only 200 for a yes. */
@Controller('broadcasting')
export class BroadcastingController {
  private readonly signer: ChannelSigner;

  constructor(
    private readonly channels: Channels,
    private readonly kernel: Kernel,
    @Inject(CONFIG) config: Config,
  ) {
    this.signer = new ChannelSigner(config.secret);
  }

  @Post('auth')
  @HttpCode(200)
  async authorize(@Body() body: unknown, @CurrentViewer() viewer: Viewer, @Req() viewed: ViewedRequest) {
    const by = credentialOf(viewed);
    if (!isMember(viewer) || by === null) throw refused(401, platformText('who.login'));
    const several = broadcasting.manyChannels.safeParse(body).data;
    if (several) {
      const signed: [string, Signed | null][] = [];
      // One after the other: a visit with many boards takes one connection of the database, not all of them.
      for (const name of new Set(several.channel_names)) {
        signed.push([name, await this.sign(several.socket_id, name, viewer, by)]);
      }
      return { channels: Object.fromEntries(signed) };
    }
    const { socket_id, channel_name } = broadcasting.oneChannel.safeParse(body).data ?? {
      socket_id: '',
      channel_name: '',
    };
    const signed = await this.sign(socket_id, channel_name, viewer, by);
    if (!signed) throw refused(403, platformText('channel.closed'));
    return signed;
  }

  /** Null: the viewer may not hear the channel. */
  private async sign(
    socket_id: string,
    channel_name: string,
    viewer: MemberViewer,
    by: Credential,
  ): Promise<Signed | null> {
    const holder = { memberId: viewer.id, by };
    if (!isSocketId(socket_id) || !this.channels.has(channel_name)) return null;
    // Whether they still are who they were is asked when they come with the signature (gateway.ts).
    if (!(await this.channels.mayHear(viewer, channel_name))) return null;
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
      sql`select card from directory.cards() where member_id = ${memberId}`,
    );
    return row?.card ?? null;
  }
}

function credentialOf({ sessionId, tokenId }: ViewedRequest): Credential | null {
  if (sessionId !== null) return `session-${sessionId}`;
  return tokenId === null ? null : `token-${tokenId}`;
}
