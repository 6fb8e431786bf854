import { nameIn, unlinked } from '../../platform/mail/compose.ts';
import { catalogue, type Text } from '../../platform/texts/texts.ts';

/** What the module says to somebody. */
export const notificationsText = catalogue('notifications', {
  somebody: ['Somebody', 'Iemand'],
  'who.oneMore': ['{{name}} and one other', '{{name}} en nog iemand'],
  'who.more': ['{{name}} and {{others}} others', '{{name}} en {{others}} anderen'],
  'kind.missing': ['There is no such kind of notifications.', 'Die soort meldingen is er niet.'],
  'kind.never': ['This is never shown here.', 'Dit staat hier nooit.'],
  'mail.text': ['This is new for you:', 'Dit is nieuw voor je:'],
  'mail.look': ['Look at it', 'Bekijken'],
  'mail.why': [
    'You get this mail because you are a member and want mails about: {{what}}.',
    'Je krijgt deze mail omdat je lid bent en mails wilt over: {{what}}.',
  ],
  'mail.stop': ['No more mails about this', 'Geen mails meer hierover'],
  'digest.subject': ['What is new for you', 'Wat er nieuw is voor jou'],
  'digest.why': [
    'You get this mail because you are a member and want a digest.',
    'Je krijgt deze mail omdat je lid bent en een overzicht wilt.',
  ],
  'digest.stop': ['No more digests', 'Geen overzichten meer'],
  'digest.more': ['And more, in the community', 'En meer, in de community'],
  'digest.label': ['The digest', 'Het overzicht'],
  'unsubscribe.missing': ['This link ends nothing.', 'Deze link beëindigt niets.'],
  'unsubscribe.done': ['You get no more of these mails.', 'Je krijgt deze mails niet meer.'],
});

/** Who did it, in a mail: a name that looks like an address is left out, since mail programs would make a link of it. */
export function whoOf({ user, others }: { user: { name: string }; others: number }): Text | string {
  const name = nameIn(user.name) ?? notificationsText('somebody');
  if (others === 0) return name;
  return others === 1 ? notificationsText('who.oneMore', { name }) : notificationsText('who.more', { name, others });
}

/** A title, in a mail. */
export const whatOf = (title: string): string => unlinked(title);
