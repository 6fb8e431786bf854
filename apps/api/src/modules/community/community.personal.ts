import type { PersonalFields } from '@lyceum/kernel';
import type { CommentEvent } from './comments/comment.events.ts';
import type { PollEvent, PollResponseEvent } from './polls/poll.events.ts';
import type { TopicEvent } from './topics/topic.events.ts';

const member = (id: number | null): string => `member-${id}`;
const REMOVED = '<p>…</p>';
const ELLIPSIS = '…';
/** Their files are removed with them. */
const NO_MEDIA = { attachments: [], video_url: '', video_id: null };
/** With a sign that no slug of a title can have, so that nobody has it already. */
const erasedSlug = (topicId: number): string => `topic~${topicId}`;

/**
 * What members have written is sealed with their key. When they are erased, their topics and comments stay as places in a
 * conversation, without a word of theirs. Only its author edits a text (decisions 26), so the actor of an edit is they; a
 * poll is also edited by administrators, whose words are then theirs.
 */
export const writtenByMembers: PersonalFields<TopicEvent | CommentEvent | PollEvent | PollResponseEvent> = {
  TopicPosted: {
    subject: ({ author_id }) => member(author_id),
    erased: ({ topic_id }) => ({
      ...{ title: ELLIPSIS, slug: erasedSlug(topic_id), content: REMOVED, excerpt: ELLIPSIS },
      ...NO_MEDIA,
    }),
  },
  TopicIntroduced: {
    subject: ({ author_id }) => member(author_id),
    erased: ({ topic_id }) => ({ title: ELLIPSIS, slug: erasedSlug(topic_id), content: REMOVED, excerpt: ELLIPSIS }),
  },
  TopicEdited: {
    subject: (_, { actor_id }) => member(actor_id),
    erased: ({ excerpt }) => ({
      ...{ title: ELLIPSIS, content: REMOVED, excerpt: excerpt === null ? null : ELLIPSIS },
      ...NO_MEDIA,
    }),
  },
  TopicDetailsChanged: {
    subject: ({ author_id }) => member(author_id),
    erased: ({ topic_id }) => ({
      slug: erasedSlug(topic_id),
      former_slug: null,
      meta_title: null,
      meta_description: null,
    }),
  },
  CommentPosted: {
    subject: ({ author_id }) => member(author_id),
    erased: () => ({ content: REMOVED, excerpt: ELLIPSIS, attachments: [] }),
  },
  CommentEdited: {
    subject: (_, { actor_id }) => member(actor_id),
    erased: () => ({ content: REMOVED, excerpt: ELLIPSIS, attachments: [] }),
  },
  PollCreated: {
    subject: ({ author_id }) => member(author_id),
    erased: ({ option_ids }) => ({ question: ELLIPSIS, values: option_ids.map(() => ELLIPSIS) }),
  },
  PollQuestionChanged: {
    subject: (_, { actor_id }) => member(actor_id),
    erased: () => ({ question: ELLIPSIS }),
  },
  PollOptionAdded: { subject: ({ author_id }) => member(author_id), erased: () => ({ value: ELLIPSIS }) },
  PollOptionReworded: { subject: (_, { actor_id }) => member(actor_id), erased: () => ({ value: ELLIPSIS }) },
  // What somebody has voted is theirs: when they are erased, their votes are no longer counted either.
  PollAnswered: { subject: ({ member_id }) => member(member_id), erased: () => ({ added: [], removed: [] }) },
};
