import type { PersonalFields } from '@lyceum/kernel';
import { ELLIPSIS, member } from '../posts/post.personal.ts';
import type { PollEvent, PollResponseEvent } from './poll.events.ts';

export const pollPersonal: PersonalFields<PollEvent | PollResponseEvent> = {
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
  // Votes are personal data of the voter. After an erasure they no longer count.
  PollAnswered: { subject: ({ member_id }) => member(member_id), erased: () => ({ added: [], removed: [] }) },
};
