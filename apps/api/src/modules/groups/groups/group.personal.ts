import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { GroupEvent } from './group.events.ts';

const ofGroup = {
  subject: ({ group_id }: { group_id: number }) => `group-${group_id}`,
  erased: () => ({ name: '…', description: '', excerpt: '', rules: [], faqs: [] }),
};

/**
 * A group is its community's, as a board is: what it says is sealed with a key of its own, and stays for those who are in it when whoever
 * has written it is erased. What a file is called is of whoever brought it, and goes with them, as the file does (docs/adr/0048).
 */
export const groupPersonal: PersonalFields<GroupEvent> = {
  GroupFounded: ofGroup,
  GroupChanged: ofGroup,
  GroupFileAdded: { subject: ({ added_by }) => subjectOf(added_by), erased: () => ({ name: '…' }) },
};
