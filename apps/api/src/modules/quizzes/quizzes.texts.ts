import { catalogue } from '../../platform/texts/texts.ts';

/** What quizzes say to somebody. */
export const quizText = catalogue('quizzes', {
  'quiz.missing': ['There is no such quiz.', 'Die toets is er niet.'],
  'quiz.exists': ['This quiz exists already.', 'Deze toets bestaat al.'],
  'quiz.making': [
    'Quizzes are made by moderators, administrators and whoever makes courses.',
    'Toetsen worden gemaakt door moderators, beheerders en wie cursussen maakt.',
  ],
  'quiz.authors': ['This is for whoever edits the quiz.', 'Dit is voor wie de toets bewerkt.'],
  'quiz.changed': [
    'Somebody else has changed this quiz meanwhile.',
    'Iemand anders heeft deze toets intussen gewijzigd.',
  ],
  'quiz.empty': ['This quiz has no questions yet.', 'Deze toets heeft nog geen vragen.'],
  'quiz.order': ['The order names each question once.', 'De volgorde noemt elke vraag één keer.'],
  'question.missing': ['There is no such question.', 'Die vraag is er niet.'],
  'question.exists': ['This question exists already.', 'Deze vraag bestaat al.'],
  'question.most': ['A quiz has at most {{most}} questions.', 'Een toets heeft hoogstens {{most}} vragen.'],
  'question.options': [
    'A multiple choice question has {{min}} to {{most}} answers.',
    'Een meerkeuzevraag heeft {{min}} tot {{most}} antwoorden.',
  ],
  'question.truth': [
    'A true or false question has the answers true and false.',
    'Een waar-of-onwaarvraag heeft de antwoorden waar en onwaar.',
  ],
  'question.free': ['A free-form question has no options.', 'Een open vraag heeft geen keuzes.'],
  'question.right': ['At least one answer is right.', 'Minstens één antwoord is goed.'],
  'question.key': [
    'What is right must be an answer of the question.',
    'Wat goed is moet een antwoord van de vraag zijn.',
  ],
  'question.removed': ['Removed.', 'Verwijderd.'],
  'question.image': ['The picture must be an image.', 'De afbeelding moet een plaatje zijn.'],
  'attempt.missing': ['There is no such attempt.', 'Die poging is er niet.'],
  'attempt.exists': ['This attempt exists already.', 'Deze poging bestaat al.'],
  'attempt.none': ['Begin the quiz first.', 'Begin eerst met de toets.'],
  'attempt.ended': ['This attempt has ended.', 'Deze poging is afgelopen.'],
  'attempt.late': ['Time is up.', 'De tijd is om.'],
  'attempt.once': ['This quiz can be taken once.', 'Deze toets kan één keer gemaakt worden.'],
  'attempt.open': ['This attempt has not ended yet.', 'Deze poging is nog niet afgelopen.'],
  'answer.none': ['Choose an answer.', 'Kies een antwoord.'],
  'answer.given': ['An answered question cannot be changed.', 'Een beantwoorde vraag kan niet meer gewijzigd worden.'],
  'answer.all': ['Answer every question first.', 'Beantwoord eerst alle vragen.'],
  'answer.option': ['This is no answer of the question.', 'Dit is geen antwoord van de vraag.'],
  'answer.mark': ['Only free-form answers are marked.', 'Alleen open antwoorden worden nagekeken.'],
  'reset.ids': ['Name the attempts in response_ids.', 'Noem de pogingen in response_ids.'],
  'reset.method': [
    'A reset needs _method: DELETE. A plain POST changes nothing here.',
    'Een reset vraagt om _method: DELETE. Een gewone POST verandert hier niets.',
  ],
  'reset.quiz': ['Name the quiz in quiz_id.', 'Noem de toets in quiz_id.'],
  'kind.quiz_regraded': ['Quizzes that are graded anew', 'Toetsen die opnieuw worden beoordeeld'],
  'kind.quiz_marked': ['Quizzes that are marked', 'Toetsen die zijn nagekeken'],
  'mail.quiz_regraded': ['A quiz of yours was graded anew', 'Een toets van je is opnieuw beoordeeld'],
  'mail.quiz_marked': ['A quiz of yours was marked', 'Een toets van je is nagekeken'],
  'told.quiz_regraded': [
    'The answers of {{what}} were corrected: your score has changed',
    'De antwoorden van {{what}} zijn verbeterd: je score is veranderd',
  ],
  'told.quiz_marked': ['Your answers to {{what}} are marked', 'Je antwoorden op {{what}} zijn nagekeken'],
});
