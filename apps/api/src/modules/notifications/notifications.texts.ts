import { nameIn, unlinked } from '../../platform/mail/compose.ts';
import { catalogue, type Text } from '../../platform/texts/texts.ts';

/** What the module says to somebody. */
export const notificationsText = catalogue('notifications', {
  somebody: ['Someone', 'Iemand'],
  'who.oneMore': ['{{name}} and one other', '{{name}} en nog iemand'],
  'who.more': ['{{name}} and {{others}} others', '{{name}} en {{others}} anderen'],
  'kind.missing': ['There is no such kind of notification.', 'Die soort meldingen is er niet.'],
  'kind.never': ['These notifications are never shown in the app.', 'Deze meldingen staan nooit in de app.'],
  'mail.text': ['Here’s what’s new:', 'Dit is nieuw voor je:'],
  'mail.look': ['View', 'Bekijken'],
  'mail.why': [
    'You get this e-mail because you’re subscribed to: {{what}}.',
    'Je krijgt deze mail omdat je bent aangemeld voor: {{what}}.',
  ],
  'mail.stop': ['Unsubscribe', 'Afmelden'],
  'digest.subject': ['What’s new', 'Wat er nieuw is voor jou'],
  'digest.why': [
    'You get this e-mail because you’re subscribed to the digest.',
    'Je krijgt deze mail omdat je bent aangemeld voor het overzicht.',
  ],
  'digest.stop': ['Unsubscribe from the digest', 'Afmelden voor het overzicht'],
  'digest.more': ['See more in the community', 'En meer, in de community'],
  'digest.label': ['Digest', 'Het overzicht'],
  'unsubscribe.missing': ['This unsubscribe link is no longer valid.', 'Deze afmeldlink is niet meer geldig.'],
  'unsubscribe.done': ['You’ve been unsubscribed.', 'Je bent afgemeld.'],
});

/** Who did it, in a mail: a name that looks like an address is left out, since mail programs would make a link of it. */
export function whoOf({ user, others }: { user: { name: string }; others: number }): Text | string {
  const name = nameIn(user.name) ?? notificationsText('somebody');
  if (others === 0) return name;
  return others === 1 ? notificationsText('who.oneMore', { name }) : notificationsText('who.more', { name, others });
}

/** A title, in a mail. */
export const whatOf = (title: string): string => unlinked(title);
