import { Injectable } from '@nestjs/common';
import type { MemberViewer } from '../../../platform/http/viewer.ts';

type Asked = (viewer: MemberViewer, groupId: number) => Promise<boolean>;

/** Whether a member may make events in a group: the module that keeps groups answers it; without one nobody may (docs/adr/0049). */
@Injectable()
export class EventGroups {
  private asked: Asked | null = null;

  answeredBy(asked: Asked): void {
    if (this.asked) throw new Error('who makes events in groups is answered twice');
    this.asked = asked;
  }

  mayMakeEvents(viewer: MemberViewer, groupId: number): Promise<boolean> {
    return this.asked ? this.asked(viewer, groupId) : Promise.resolve(false);
  }
}
