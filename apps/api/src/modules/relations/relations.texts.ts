import { catalogue } from '../../platform/texts/texts.ts';

/** What the module says to somebody. */
export const relationsText = catalogue('relations', {
  missing: ['There is no such member.', 'Dat lid is er niet.'],
  'follow.kind': ['New followers', 'Nieuwe volgers'],
  'follow.subject': ['You have a new follower', 'Je hebt een nieuwe volger'],
  'follow.told': ['{{who}} follows you', '{{who}} volgt je'],
  self: ['This is you.', 'Dit ben je zelf.'],
  staff: [
    'Moderators and administrators can’t be blocked.',
    'Moderators en beheerders kunnen niet worden geblokkeerd.',
  ],
  blocked: ['You’ve blocked this member. Unblock them first.', 'Je hebt dit lid geblokkeerd. Hef dat eerst op.'],
});
