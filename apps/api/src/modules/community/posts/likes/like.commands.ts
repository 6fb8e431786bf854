import { Command } from '@nestjs/cqrs';
import type { Given, Made } from '../given.ts';

export class LikePost extends Command<Made & { liked: boolean }> {
  constructor(
    readonly postId: number,
    readonly liked: boolean | 'toggle',
    readonly given: Given,
  ) {
    super();
  }
}
