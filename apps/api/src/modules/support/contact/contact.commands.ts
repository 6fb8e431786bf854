import { Command } from '@nestjs/cqrs';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer, Viewer } from '../../../platform/http/viewer.ts';

export class SendContact extends Command<{ position: Position | null }> {
  constructor(
    readonly request: { title: string; content: string; email?: string },
    readonly viewer: Viewer,
  ) {
    super();
  }
}

export class HandleContact extends Command<{ position: Position | null }> {
  constructor(
    readonly id: number,
    readonly handled: boolean,
    readonly viewer: MemberViewer,
    readonly reason?: string,
  ) {
    super();
  }
}
