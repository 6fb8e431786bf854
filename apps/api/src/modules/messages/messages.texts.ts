import { catalogue } from '../../platform/texts/texts.ts';

/** What the messages module says to somebody. */
export const messagesText = catalogue('messages', {
  'thread.missing': ['There is no such conversation.', 'Dat gesprek is er niet.'],
  'thread.exists': ['This conversation exists already.', 'Dit gesprek bestaat al.'],
  'thread.self': ['Choose at least one other member.', 'Voor een gesprek is iemand anders nodig.'],
  'thread.member': ['There is no such member.', 'Dat lid is er niet.'],
  'thread.two': ['You can’t leave a conversation of two.', 'Een gesprek van twee kun je niet verlaten.'],
  'thread.full': [
    'A conversation can have up to {{most}} other members.',
    'In een gesprek passen hoogstens {{most}} anderen.',
  ],
  'thread.hidden': ['Chat deleted.', 'De chat is verwijderd.'],
  'thread.leaving': ['You left the conversation.', 'Je hebt het gesprek verlaten.'],
  /** The same words for a block, whoever set it, and for what somebody has chosen. */
  'silence.refused': ['You can’t write to this member.', 'Je kunt dit lid geen bericht sturen.'],
  'silence.alone': ['Everyone else has left this conversation.', 'Er is niemand meer in dit gesprek.'],
  'silence.left': ['You’ve left this conversation.', 'Je hebt dit gesprek verlaten.'],
  'message.empty': ['Content is required to post!', 'Inhoud is verplicht om te plaatsen!'],
  'message.missing': ['There is no such message.', 'Dat bericht is er niet.'],
  'message.exists': ['This message exists already.', 'Dit bericht bestaat al.'],
  'message.editing': ['You can only edit your own messages.', 'Je kunt alleen je eigen berichten bewerken.'],
  'message.isDeleted': ['This message is deleted.', 'Dit bericht is verwijderd.'],
  'message.changed': [
    'This message was edited somewhere else. Reload to see the latest text.',
    'Dit bericht is ergens anders bewerkt. Laad opnieuw om de laatste tekst te zien.',
  ],
  'message.deleting': ['You can only delete your own messages.', 'Je kunt alleen je eigen berichten verwijderen.'],
  'message.deleted': ['Deleted.', 'Verwijderd.'],
  'message.gif': ['A message with a GIF cannot be edited.', 'Een bericht met een GIF kun je niet bewerken.'],
  'message.images': [
    'A message can have up to {{most}} images and documents.',
    'Hoogstens {{most}} afbeeldingen en documenten.',
  ],
  'report.missing': ['There is no such report.', 'Die melding is er niet.'],
  'report.exists': ['This report exists already.', 'Deze melding bestaat al.'],
  'report.own': ['You can’t report your own messages.', 'Je kunt je eigen berichten niet melden.'],
  'report.closed': ['This report is closed.', 'Deze melding is gesloten.'],
  'report.made': ['Thank you. A moderator will look at it.', 'Dank je wel. Een moderator kijkt ernaar.'],
  'mail.kind': ['Messages', 'Berichten'],
  'mail.subject': ['You have a new message', 'Je hebt een nieuw bericht'],
  'mail.one': ['A new message from {{who}}', 'Een nieuw bericht van {{who}}'],
  'mail.more': ['{{number}} new messages from {{who}}', '{{number}} nieuwe berichten van {{who}}'],
  'activity.now': ['just now', 'zojuist'],
});
