import { Injectable } from '@nestjs/common';
import { CommunityChoices } from '../../../platform/community-choices.ts';
import { PluginGate } from '../../../platform/plugin-gate.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';

/** Whether the community has courses at all. */
@Injectable()
export class LearningPlugin extends PluginGate {
  constructor(community: CommunityChoices, fanout: Fanout) {
    super(community, fanout, 'learning');
  }
}
