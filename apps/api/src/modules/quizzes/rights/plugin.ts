import { Injectable } from '@nestjs/common';
import { CommunityChoices } from '../../../platform/community-choices.ts';

/** Whether the community has learning at all; operations ask by their contract, everything else here. */
@Injectable()
export class LearningPlugin {
  constructor(private readonly community: CommunityChoices) {}

  async isThere(): Promise<boolean> {
    return (await this.community.current()).values.plugins.includes('learning');
  }
}
