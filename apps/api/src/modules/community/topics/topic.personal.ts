import type { PersonalFields } from '@lyceum/kernel';
import { ELLIPSIS, member, REMOVED } from '../posts/post.personal.ts';
import type { TopicEvent } from './topic.events.ts';

/** An erasure also removes the member's files. */
const NO_MEDIA = { attachments: [], video_url: '', video_id: null };
/** Contains a character that no slug of a title has, so it is always free. */
const erasedSlug = (topicId: number): string => `topic~${topicId}`;

export const topicPersonal: PersonalFields<TopicEvent> = {
  TopicPosted: {
    subject: ({ author_id }) => member(author_id),
    erased: ({ topic_id }) => ({
      ...{ title: ELLIPSIS, slug: erasedSlug(topic_id), content: REMOVED, excerpt: ELLIPSIS },
      ...NO_MEDIA,
      tags: [],
    }),
  },
  TopicTagged: { subject: ({ author_id }) => member(author_id), erased: () => ({ tags: [] }) },
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
};
