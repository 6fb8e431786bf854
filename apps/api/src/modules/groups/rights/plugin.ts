import { Injectable } from '@nestjs/common';
import { PLANS } from '@lyceum/contracts/settings';
import { CommunityChoices } from '../../../platform/community-choices.ts';
import { PluginGate } from '../../../platform/plugin-gate.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';

/** Feature flag: whether the community has groups. */
@Injectable()
export class GroupsPlugin extends PluginGate {
  constructor(community: CommunityChoices, fanout: Fanout) {
    super(community, fanout, 'groups', PLANS.groups);
  }
}
