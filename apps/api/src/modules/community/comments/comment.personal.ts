import type { PersonalFields } from '@lyceum/kernel';
import { ELLIPSIS, member, REMOVED } from '../posts/post.personal.ts';
import type { CommentEvent } from './comment.events.ts';

export const commentPersonal: PersonalFields<CommentEvent> = {
  CommentPosted: {
    subject: ({ author_id }) => member(author_id),
    erased: () => ({ content: REMOVED, excerpt: ELLIPSIS, attachments: [] }),
  },
  CommentEdited: {
    subject: (_, { actor_id }) => member(actor_id),
    erased: () => ({ content: REMOVED, excerpt: ELLIPSIS, attachments: [] }),
  },
};
