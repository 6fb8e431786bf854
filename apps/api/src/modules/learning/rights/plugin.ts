import { Injectable } from '@nestjs/common';
import { CommunityChoices } from '../../../platform/community-choices.ts';
import { PluginGate } from '../../../platform/plugin-gate.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';

/** Feature flag: whether the community has courses. */
@Injectable()
export class LearningPlugin extends PluginGate {
  constructor(community: CommunityChoices, fanout: Fanout) {
    super(community, fanout, 'learning');
  }
}
