import { catalogue } from '../../platform/texts/texts.ts';

/** What the module says to somebody. */
export const relationsText = catalogue('relations', {
  missing: ['There is no such member.', 'Dat lid is er niet.'],
  'follow.kind': ['New followers', 'Nieuwe volgers'],
  'follow.subject': ['You have a new follower', 'Je hebt een nieuwe volger'],
  'follow.told': ['You are followed by {{who}}', 'Je wordt gevolgd door {{who}}'],
  self: ['This is you.', 'Dit ben je zelf.'],
  staff: [
    'Moderators and administrators cannot be blocked.',
    'Moderators en beheerders kunnen niet worden geblokkeerd.',
  ],
  blocked: ['You have blocked this member. Unblock them first.', 'Je hebt dit lid geblokkeerd. Hef dat eerst op.'],
});
