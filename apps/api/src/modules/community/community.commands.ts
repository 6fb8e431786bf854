import { Command } from '@nestjs/cqrs';
import type { admin, community } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import type { z } from 'zod';
import type { MemberViewer } from '../../http/viewer.ts';

/** Every command names who gives it. `at` is for seeding and importing, where things happened long ago. */
interface Given {
  viewer: MemberViewer;
  at?: Date;
  silent?: true;
}

export interface Made {
  id: number;
  position: Position | null;
}

export class CreateBoard extends Command<Made> {
  constructor(
    readonly input: z.output<typeof admin.boardInput>,
    readonly given: Given,
    readonly slug?: string,
  ) {
    super();
  }
}

export class ChangeBoard extends Command<Made> {
  constructor(
    readonly boardId: number,
    readonly input: z.output<typeof admin.boardInput>,
    readonly given: Given,
    readonly expectedVersion?: number,
  ) {
    super();
  }
}

export class PostTopic extends Command<Made & { postId: number }> {
  constructor(
    readonly input: z.output<typeof community.topicInput>,
    readonly given: Given,
  ) {
    super();
  }
}

export class SetTopicStatus extends Command<Made> {
  constructor(
    readonly topicId: number,
    readonly closed: boolean,
    readonly given: Given & { reason?: string },
  ) {
    super();
  }
}

export class PostComment extends Command<Made> {
  constructor(
    readonly topicId: number,
    readonly content: string,
    readonly given: Given,
  ) {
    super();
  }
}

export class LikePost extends Command<Made & { liked: boolean }> {
  constructor(
    readonly postId: number,
    readonly liked: boolean | 'toggle',
    readonly given: Given,
  ) {
    super();
  }
}
