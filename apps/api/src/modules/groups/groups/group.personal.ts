import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { GroupEvent } from './group.events.ts';

const ofGroup = {
  subject: ({ group_id }: { group_id: number }) => `group-${group_id}`,
  erased: () => ({ name: '…', description: '', excerpt: '', rules: [], faqs: [] }),
};

/**
 * A group belongs to its community, as a board does. Its text is encrypted under the group's key, not under the key of
 * its author.
 * The text therefore survives the author's erasure. A file and its name belong to the uploader and are erased with them
 * (docs/adr/0048).
 */
export const groupPersonal: PersonalFields<GroupEvent> = {
  GroupFounded: ofGroup,
  GroupChanged: ofGroup,
  GroupFileAdded: { subject: ({ added_by }) => subjectOf(added_by), erased: () => ({ name: '…' }) },
};
