import { Injectable } from '@nestjs/common';
import { isAtLeast, type MemberViewer } from '../../../platform/http/viewer.ts';
import { groupToken } from './policies.ts';

/** A port: whether a member may make events in a group. The module that keeps groups may say it otherwise. */
export abstract class EventGroups {
  abstract mayMakeEvents(viewer: MemberViewer, groupId: number): Promise<boolean>;
}

/** Whoever is in the group, and administrators (docs/adr/0049). */
@Injectable()
export class GroupsByToken extends EventGroups {
  mayMakeEvents(viewer: MemberViewer, groupId: number): Promise<boolean> {
    return Promise.resolve(isAtLeast(viewer, 'admin') || viewer.places.includes(groupToken(groupId)));
  }
}
