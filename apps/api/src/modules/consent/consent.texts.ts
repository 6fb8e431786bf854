import { catalogue } from '../../platform/texts/texts.ts';

/** What consent says to somebody. The words of a popup are published with it (`package/words.ts`). */
export const consentText = catalogue('consent', {
  'version.other': [
    'The choices have changed. Please choose again.',
    'Wat we vragen is intussen veranderd. Kies opnieuw.',
  ],
  'decision.missing': ['No choice has been made in this browser.', 'Deze browser heeft nog niets gekozen.'],
  'subject.another': ['These choices belong to someone else.', 'Deze keuzes zijn van iemand anders.'],
  'wording.missing': ['There is no such text.', 'Die tekst is er niet.'],
  'policy.title': ['Privacy policy', 'Privacybeleid'],
  'policy.content': [
    'This community hasn’t written its privacy policy yet. Ask its administrators what they store about you, and why.',
    'Deze community heeft haar privacybeleid nog niet geschreven. Vraag de beheerders wat er van je wordt bewaard, en waarom.',
  ],
});
