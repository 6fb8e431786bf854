import { plainText, withoutQuotes } from '@lyceum/editor/sanitize';
import { ownerToken, roleToken } from '../../../platform/audiences/tokens.ts';
import { type Change, type SearchOffer, WHOLE } from '../../../platform/search/search-offers.ts';
import { contentByRules } from '../../../platform/text/clean-text.ts';
import type { CommentEvent } from '../comments/comment.events.ts';
import { boardToken } from '../rights/audiences.ts';
import type { TopicEvent } from '../topics/topic.events.ts';

/**
 * The searchable text, sanitised by the current rules as for display. It excludes quotes, because search finds those in
 * their source.
 */
const words = (said: Said): string => plainText(withoutQuotes(contentByRules(said)));
type Said = Parameters<typeof contentByRules>[0];

interface Written {
  topic_id: number;
  board_id: number;
  author_id: number;
  title: string;
  content: string;
  rules_version?: number;
}

/** Decisions 21 and 32: only the author and administrators find withheld topics. */
const written = (data: Written, at: Date | string, withheld: string[]): Change => ({
  is: 'written',
  id: data.topic_id,
  title: data.title,
  body: words(data),
  at,
  withheld,
  audience: [boardToken(data.board_id)],
  owners: [ownerToken(data.author_id), roleToken('admin')],
});

/**
 * The search documents of topics, with comments as parts. A hit in a comment shows its topic (decisions, conventions).
 */
export const topicDocuments: SearchOffer<TopicEvent | CommentEvent>['documents'] = {
  TopicPosted: ({ data, occurredAt }) => {
    // Only its member sees an unpublished introduction. `TopicIntroduced` brings the published text.
    if (data.invisible) return [];
    const withheld = [...(data.scheduled ? ['scheduled'] : []), ...(data.ticket ? ['ticket'] : [])];
    return written(data, data.release_at ?? occurredAt, withheld);
  },
  TopicIntroduced: ({ data, occurredAt }) => written(data, occurredAt, []),
  TopicEdited: ({ data }) => ({
    is: 'reworded',
    id: data.topic_id,
    part: WHOLE,
    title: data.title,
    body: words(data),
  }),
  TopicRescheduled: ({ data }) => [
    { is: 'dated', id: data.topic_id, at: data.release_at },
    { is: data.scheduled ? 'withheld' : 'given', id: data.topic_id, reason: 'scheduled' },
  ],
  TopicReleased: ({ data }) => ({ is: 'given', id: data.topic_id, reason: 'scheduled' }),
  TopicMoved: ({ data }) => ({ is: 'opened', id: data.topic_id, audience: [boardToken(data.board_id)] }),
  TopicDeleted: ({ data }) => ({ is: 'hidden', id: data.topic_id, part: WHOLE }),
  TopicRestored: ({ data }) => ({ is: 'shown', id: data.topic_id, part: WHOLE }),
  CommentPosted: ({ data }) => ({
    is: 'added',
    id: data.topic_id,
    part: data.comment_id,
    under: data.in_reply_to ?? null,
    body: words(data),
  }),
  CommentEdited: ({ data }) => ({
    is: 'reworded',
    id: data.topic_id,
    part: data.comment_id,
    title: '',
    body: words(data),
  }),
  CommentDeleted: ({ data }) => ({ is: 'hidden', id: data.topic_id, part: data.comment_id }),
  CommentRestored: ({ data }) => ({ is: 'shown', id: data.topic_id, part: data.comment_id }),
};
