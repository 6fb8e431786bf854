import { catalogue } from '../../platform/texts/texts.ts';

/** What consent says to somebody. The words of a popup are published with it (`package/words.ts`). */
export const consentText = catalogue('consent', {
  'version.other': [
    'What is asked has changed meanwhile. Please decide again.',
    'Wat we vragen is intussen veranderd. Kies opnieuw.',
  ],
  'decision.missing': ['This browser has not decided anything.', 'Deze browser heeft nog niets gekozen.'],
  'subject.another': ['These choices are somebody else’s.', 'Deze keuzes zijn van iemand anders.'],
  'wording.missing': ['There are no such words.', 'Die tekst is er niet.'],
  'policy.title': ['Privacy policy', 'Privacybeleid'],
  'policy.content': [
    'This community has not written its privacy policy yet. Ask its administrators what is kept of you, and why.',
    'Deze community heeft haar privacybeleid nog niet geschreven. Vraag de beheerders wat er van je wordt bewaard, en waarom.',
  ],
});
