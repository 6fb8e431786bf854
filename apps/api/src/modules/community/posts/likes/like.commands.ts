import { Command } from '@nestjs/cqrs';
import type { Given, Made } from '../given.ts';

/** Likes or unlikes an opening post, a comment or a reply. `toggle` reverses the current state. */
export class LikePost extends Command<Made & { liked: boolean }> {
  constructor(
    readonly postId: number,
    readonly liked: boolean | 'toggle',
    readonly given: Given,
  ) {
    super();
  }
}
