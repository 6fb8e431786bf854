import { Injectable } from '@nestjs/common';
import { PLANS } from '@lyceum/contracts/settings';
import { CommunityChoices } from '../../../platform/community-choices.ts';

/** Whether the community has groups at all; operations ask by their contract, everything else here. */
@Injectable()
export class GroupsPlugin {
  constructor(private readonly community: CommunityChoices) {}

  async isThere(): Promise<boolean> {
    const { plugins, plan } = (await this.community.current()).values;
    return plugins.includes('groups') && plan >= PLANS.groups;
  }
}
