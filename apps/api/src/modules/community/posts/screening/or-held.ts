import { Committed } from '../../../../platform/http/answers.ts';
import { communityText } from '../../community.texts.ts';
import { PostIsHeld } from './post-screening.ts';

/** The answer for a new post. If it waits for a review, only a message. */
export async function orHeld<T>(post: () => Promise<T>) {
  try {
    return await post();
  } catch (error) {
    if (!(error instanceof PostIsHeld)) throw error;
    return new Committed(error.position, { message: communityText('post.held') });
  }
}
