import { createContext, useContext } from 'react';

/** What stands before a comment in the address: nothing on a topic's own screen, `topicid-7/` over a moodboard. */
export const CommentPlace = createContext('');

/** How the hash of one place in the comments of the post that is shown reads: `comment-12`, or `comments`. */
export function useCommentHash(): (place: string) => string {
  const before = useContext(CommentPlace);
  return (place) => `#${before}${place}`;
}

export const placeOf = (topicId: number): string => `topicid-${topicId}/`;

const SHAPE = /^#(?:topicid-(\d{1,9})(?:\/(?=c)|$))?(comments$|comment-(\d{1,15})$)?$/;

/**
 * What an address's hash names: a post of a moodboard (part 1 §2), a comment, a comment of such a post
 * (`#topicid-7/comment-12`), or where the comments begin.
 */
export function namedBy(hash: string): { topic: number | null; comment: number | null; comments: boolean } {
  const [, topic, place, comment] = SHAPE.exec(hash) ?? [];
  return { topic: Number(topic) || null, comment: Number(comment) || null, comments: place === 'comments' };
}
