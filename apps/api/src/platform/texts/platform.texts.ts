import { catalogue } from './texts.ts';

/** What stands around every operation, and what the smallest modules say. */
export const platformText = catalogue('platform', {
  'address.unreadable': ['This address cannot be read.', 'Dit adres is niet leesbaar.'],
  'address.nothing': ['There is nothing at this address.', 'Op dit adres is niets.'],
  'body.nested': ['What was sent is nested too deeply.', 'Wat je stuurde, is te diep genest.'],
  'body.large': ['Request body is too large', 'De inhoud is te groot.'],
  'body.tags': ['This text has too many tags, or too many within each other.', 'Deze tekst heeft te veel opmaak.'],
  'body.sign': [
    'This text holds a sign that cannot be kept.',
    'Deze tekst bevat een teken dat niet bewaard kan worden.',
  ],
  'body.invalid': ['The given data was invalid.', 'De gegevens kloppen niet.'],
  'who.login': ['Please log in first.', 'Log eerst in.'],
  'who.forbidden': ['You may not do this.', 'Dit mag je niet.'],
  'who.token': ['The token is not for this.', 'Dit token is hier niet voor.'],
  'who.impersonating': [
    'This is not possible while impersonating.',
    'Dit kan niet terwijl je als iemand anders kijkt.',
  ],
  'who.plan': [
    'The plan of this community does not include this.',
    'Dit zit niet in het abonnement van deze community.',
  ],
  'who.stalePage': [
    'The page has expired. Please reload it and try again.',
    'De pagina is verlopen. Laad hem opnieuw en probeer het nog eens.',
  ],
  'order.type': ['There is nothing of that kind to put in order.', 'Daarvan is er niets te ordenen.'],
  'failure.conflict': [
    'Somebody else changed this at the same time. Please look again.',
    'Iemand anders wijzigde dit op hetzelfde moment. Kijk nog eens.',
  ],
  'failure.often': ['Too many attempts. Please try again later.', 'Te veel pogingen. Probeer het later opnieuw.'],
  'failure.generic': [
    'Action failed. Please try again, if this problem keeps occurring contact support.',
    'Dat is niet gelukt. Probeer het opnieuw; blijft het misgaan, neem dan contact op met de helpdesk.',
  ],
  'failure.newer': [
    'A newer version of this site is already running. Please try again.',
    'Er draait al een nieuwere versie van deze site. Probeer het opnieuw.',
  ],
  'failure.database': ['The database does not answer.', 'De database antwoordt niet.'],
  'failure.stopping': ['Stopping.', 'Aan het afsluiten.'],
  'failure.demo': ['Making the demo community: {{what}}.', 'De voorbeeldcommunity wordt gemaakt: {{what}}.'],
  'failure.starting': ['Starting.', 'Aan het opstarten.'],
  'idempotency.none': ['This takes no Idempotency-Key.', 'Hierbij hoort geen Idempotency-Key.'],
  'idempotency.form': [
    'An Idempotency-Key has 1 to 255 visible characters.',
    'Een Idempotency-Key heeft 1 tot 255 zichtbare tekens.',
  ],
  'idempotency.other': [
    'This Idempotency-Key stands for another request already.',
    'Deze Idempotency-Key hoort al bij een ander verzoek.',
  ],
  'list.unknown': ['This list does not know {{word}}.', 'Deze lijst kent {{word}} niet.'],
  'list.value': ['{{word}} wants a value, as in {{word}}:value.', '{{word}} vraagt een waarde, zoals {{word}}:waarde.'],
  'list.unreadable': ['{{word}}: {{why}}', '{{word}}: {{why}}'],
  'list.direction': ['order_by={{by}} goes asc or desc.', 'order_by={{by}} gaat asc of desc.'],
  'list.twice': ['order_by names a field twice.', 'order_by noemt een veld twee keer.'],
  'list.most': ['At most {{most}} at once.', 'Hoogstens {{most}} tegelijk.'],
  'list.synonyms': ['{{words}} mean the same: give one of them.', '{{words}} betekenen hetzelfde: geef er één.'],
  'mail.missing': ['There is no such mail.', 'Die mail is er niet.'],
  'record.missing': ['There is no such record.', 'Dat is er niet.'],
  'channel.closed': ['You may not hear this channel.', 'Dit kanaal is niet voor jou.'],
  'job.missing': ['There is no such failed job.', 'Die mislukte taak is er niet.'],
  'job.retried': ['It is tried again.', 'Het wordt opnieuw geprobeerd.'],
  'parked.processor': ['There is no such processor.', 'Die verwerker is er niet.'],
  'parked.fails': ['It still fails: {{why}}', 'Het lukt nog steeds niet: {{why}}'],
  'draft.forgotten': ['Forgotten.', 'Vergeten.'],
  'notification.seen': ['Seen.', 'Gezien.'],
});
