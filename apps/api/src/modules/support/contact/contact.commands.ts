import { Command } from '@nestjs/cqrs';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer, Viewer } from '../../../platform/http/viewer.ts';

/** Sends a contact request to the staff. */
export class SendContact extends Command<{ position: Position | null }> {
  constructor(
    readonly request: { title: string; content: string; email?: string },
    readonly viewer: Viewer,
  ) {
    super();
  }
}

/** Marks a contact request as handled, or reopens it. */
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
