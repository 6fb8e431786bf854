import { Injectable } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import { guest, isMember, type Viewer } from '../http/viewer.ts';
import { CommunityChannels } from '../../modules/community/index.ts';

const PLACE = /^(private-)?(board|helpdesk|topic)\.(\d+)$/;

const GUEST = guest('channel-policy');

/** Who may hear which channel: asked of the module whose channel it is, by the policies that its queries use. */
@Injectable()
export class ChannelPolicy {
  /**
   * The kinds of channels, by their names without the id, on which members may whisper to each other past the server's
   * eyes. A module whose screens need it adds its own; none does so far.
   */
  readonly whispering = new Set<string>();

  constructor(private readonly community: CommunityChannels) {}

  mayWhisperOn(channel: string): boolean {
    return this.whispering.has(channel.replace(/\.\d+$/, ''));
  }

  async mayHear(viewer: Viewer, channel: string): Promise<boolean> {
    if (channel === channels.community) return true;
    if (channel === 'presence-online') return isMember(viewer);
    if (channel.startsWith('private-messages.')) return channel === `private-messages.${viewer.id}`;
    const place = PLACE.exec(channel);
    if (!place) return false;
    const [, signed, kind, id] = place;
    return this.community.mayHear(viewer, kind as 'board' | 'helpdesk' | 'topic', Number(id), signed === undefined);
  }

  /** Whether anybody may hear it, signed in or not. */
  isPublic(channel: string): Promise<boolean> {
    return this.mayHear(GUEST, channel);
  }
}
