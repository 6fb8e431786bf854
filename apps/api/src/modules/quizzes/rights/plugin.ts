import { Injectable } from '@nestjs/common';
import { CommunityChoices } from '../../../platform/community-choices.ts';

/**
 * Feature flag: whether the community has learning. Operations check it by their contract, all other code checks it
 * here.
 */
@Injectable()
export class LearningPlugin {
  constructor(private readonly community: CommunityChoices) {}

  async isThere(): Promise<boolean> {
    return (await this.community.current()).values.plugins.includes('learning');
  }
}
