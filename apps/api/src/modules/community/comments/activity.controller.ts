import { Controller } from '@nestjs/common';
import { community, type InputOf } from '@lyceum/contracts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { feed } from '../feed/feed.projection.ts';
import { ActivityQueries } from './reading/activity.queries.ts';

/** HTTP endpoints of what a member wrote. */
@Controller()
export class ActivityController {
  constructor(private readonly activity: ActivityQueries) {}

  @Handles(community.listWrittenComments, [feed])
  comments(@Input() { params, query }: InputOf<typeof community.listWrittenComments>, @CurrentViewer() viewer: Viewer) {
    return this.activity.comments(viewer, params.id, query);
  }

  @Handles(community.showActivity, [feed])
  async calendar(@Input() { params, query }: InputOf<typeof community.showActivity>, @CurrentViewer() viewer: Viewer) {
    return { data: await this.activity.calendar(viewer, params.id, query.zone) };
  }
}
