import type { Decider } from '@lyceum/kernel';
import type { TagEvent } from './tag.events.ts';

export interface ReplaceTag {
  tag: string;
  to: string | null;
}

/** The stream name of a tag. Streams of tags hold only what staff decided about them. */
export const tagStream = (tag: string): string => `tag-${tag}`;

/** A tag exists only on topics, so nothing here depends on earlier decisions. */
export const tagDecider: Decider<null, ReplaceTag, TagEvent> = {
  initial: () => null,
  decide: ({ tag, to }) => (tag === to ? [] : [{ type: 'TagReplaced', data: { tag, to } }]),
  evolve: () => null,
};
