import type { PersonalFields } from '@lyceum/kernel';
import { member } from '../posts/post.personal.ts';
import type { TagEvent } from './tag.events.ts';

/** Tags are words that members type. */
export const tagPersonal: PersonalFields<TagEvent> = {
  TagReplaced: { subject: (_, { actor_id }) => member(actor_id), erased: () => ({ tag: '', to: null }) },
};
