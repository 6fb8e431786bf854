import { catalogue } from '../../platform/texts/texts.ts';

/** What support says to somebody. */
export const supportText = catalogue('support', {
  'category.missing': ['There is no such category.', 'Die categorie is er niet.'],
  'category.exists': ['This category already exists.', 'Deze categorie is er al.'],
  'category.taken': ['A category with this name already exists.', 'Er is al een categorie met deze naam.'],
  'category.full': [
    'This category still has questions. Move or remove them first.',
    'Er staan nog vragen in: verplaats of verwijder die eerst.',
  ],
  'category.removed': ['Category removed.', 'De categorie is verwijderd.'],
  'faq.missing': ['There is no such question.', 'Die vraag is er niet.'],
  'faq.exists': ['This question already exists.', 'Deze vraag is er al.'],
  'faq.removed': ['Question removed.', 'De vraag is verwijderd.'],
  'contact.off': ['The contact form is turned off.', 'Het contactformulier staat uit.'],
  'contact.email': [
    'Enter an e-mail address so we can answer.',
    'Geef een e-mailadres op, zodat we kunnen antwoorden.',
  ],
  'contact.sent': [
    'Your message has been sent. We answer by e-mail.',
    'Je bericht is verstuurd. We antwoorden per e-mail.',
  ],
  'contact.missing': ['There is no such request.', 'Dat verzoek is er niet.'],
  'mail.subject': ['New message: {{title}}', 'Nieuw bericht: {{title}}'],
  'mail.text': ['{{who}} wrote: {{content}}', '{{who}} schreef: {{content}}'],
  'mail.action': ['Open it in the console', 'Openen in de console'],
  'mail.why': [
    'You get this because you’re an administrator of this community. Reply to this e-mail to answer the sender.',
    'Je krijgt dit omdat je beheerder van deze community bent. Beantwoord deze mail om de afzender te antwoorden.',
  ],
  'mail.guest': ['A guest ({{email}})', 'Een gast ({{email}})'],
  'mail.member': ['{{name}} ({{email}})', '{{name}} ({{email}})'],
});
