import { Injectable } from '@nestjs/common';
import { PLANS } from '@lyceum/contracts/settings';
import { CommunityChoices } from '../../../platform/community-choices.ts';

/** Whether the community has events at all; operations ask by their contract, everything else here. */
@Injectable()
export class EventsPlugin {
  constructor(private readonly community: CommunityChoices) {}

  async isThere(): Promise<boolean> {
    const { plugins, plan } = (await this.community.current()).values;
    return plugins.includes('events') && plan >= PLANS.events;
  }
}
