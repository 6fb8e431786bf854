import { catalogue } from '../../platform/texts/texts.ts';

/** What support says to somebody. */
export const supportText = catalogue('support', {
  'category.missing': ['There is no such category.', 'Die categorie is er niet.'],
  'category.exists': ['This category is there already.', 'Deze categorie is er al.'],
  'category.taken': ['There is a category of this name already.', 'Er is al een categorie met deze naam.'],
  'category.full': [
    'It still holds questions: move or remove them first.',
    'Er staan nog vragen in: verplaats of verwijder die eerst.',
  ],
  'category.removed': ['The category is removed.', 'De categorie is verwijderd.'],
  'faq.missing': ['There is no such question.', 'Die vraag is er niet.'],
  'faq.exists': ['This question is there already.', 'Deze vraag is er al.'],
  'faq.removed': ['The question is removed.', 'De vraag is verwijderd.'],
  'contact.off': ['One cannot write to us here.', 'Je kunt ons hier niet schrijven.'],
  'contact.email': [
    'Please give an e-mail address, so that we can answer.',
    'Geef een e-mailadres op, zodat we kunnen antwoorden.',
  ],
  'contact.sent': [
    'Your message has been sent. We answer by e-mail.',
    'Je bericht is verstuurd. We antwoorden per e-mail.',
  ],
  'contact.missing': ['There is no such request.', 'Dat verzoek is er niet.'],
  'mail.subject': ['Somebody wrote to you: {{title}}', 'Iemand schreef jullie: {{title}}'],
  'mail.text': ['{{who}} wrote: {{content}}', '{{who}} schreef: {{content}}'],
  'mail.action': ['Open it in the console', 'Openen in de console'],
  'mail.why': [
    'You get this because you administer this community. An answer to this mail goes to whoever wrote.',
    'Je krijgt dit omdat je deze community beheert. Een antwoord op deze mail gaat naar de schrijver.',
  ],
  'mail.guest': ['A guest ({{email}})', 'Een gast ({{email}})'],
  'mail.member': ['{{name}} ({{email}})', '{{name}} ({{email}})'],
});
