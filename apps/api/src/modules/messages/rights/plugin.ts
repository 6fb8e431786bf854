import { Injectable } from '@nestjs/common';
import { CommunityChoices } from '../../../platform/community-choices.ts';

/** Whether the community has conversations. Endpoints check this by their contract, all other code checks it here. */
@Injectable()
export class MessagesPlugin {
  constructor(private readonly community: CommunityChoices) {}

  async isThere(): Promise<boolean> {
    return (await this.community.current()).values.plugins.includes('messages');
  }
}
