import { createContext, useContext } from 'react';

/** Prefix of a comment in the address: empty on a topic's own screen, `topicid-7/` over a moodboard. */
export const CommentPlace = createContext('');

/** Returns a function that builds the fragment of a comment (`comment-12`) or of `comments` in the shown post. */
export function useCommentHash(): (place: string) => string {
  const before = useContext(CommentPlace);
  return (place) => `#${before}${place}`;
}

/** Prefix of a moodboard post's comments in the address. */
export const placeOf = (topicId: number): string => `topicid-${topicId}/`;

const SHAPE = /^#(?:topicid-(\d{1,9})(?:\/(?=c)|$))?(comments$|comment-(\d{1,15})$)?$/;

/**
 * Parses a fragment: a moodboard post (part 1 §2), a comment, a comment of such a post (`#topicid-7/comment-12`), or
 * the comments.
 */
export function namedBy(hash: string): { topic: number | null; comment: number | null; comments: boolean } {
  const [, topic, place, comment] = SHAPE.exec(hash) ?? [];
  return { topic: Number(topic) || null, comment: Number(comment) || null, comments: place === 'comments' };
}
