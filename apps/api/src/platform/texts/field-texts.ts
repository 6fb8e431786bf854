import { NAME_LIMITS, POLL_LIMITS } from '@lyceum/contracts/limits';
import type { Message } from '@lyceum/kernel';
import type { z } from 'zod';
import { catalogue, type Language, Text } from './texts.ts';

const { question, answer, answersMin, answersMost, atOnce } = POLL_LIMITS;

/** What contracts say of a field, in zod's messages, which are plain strings: Dutch by English. */
const DUTCH: ReadonlyMap<string, string> = new Map([
  ['Link must begin with / or https://', 'Een link begint met / of https://'],
  ['Name is required', 'Een naam is verplicht'],
  ['A name is required', 'Een naam is verplicht'],
  ['What are you looking for?', 'Waar ben je naar op zoek?'],
  ['A date looks like 2026-01-31 18:00:00.', 'Een datum ziet eruit als 2026-01-31 18:00:00.'],
  ['A date looks like 2026-03-29 14:00:00', 'Een datum ziet eruit als 2026-03-29 14:00:00'],
  ['Title is required', 'Een titel is verplicht'],
  ['Slug is required', 'Een adres is verplicht'],
  ['A name holds only signs that can be seen', 'Een naam bevat alleen tekens die te zien zijn'],
  ['First name is required', 'Een voornaam is verplicht'],
  ['Last name is required', 'Een achternaam is verplicht'],
  ['Password is required', 'Een wachtwoord is verplicht'],
  ['E-mail or username is required', 'Vul je e-mailadres of gebruikersnaam in'],
  [
    `Password must have at least ${NAME_LIMITS.passwordMin} characters`,
    `Een wachtwoord heeft minstens ${NAME_LIMITS.passwordMin} tekens`,
  ],
  ['Password confirmation does not match', 'De wachtwoorden zijn niet gelijk'],
  ['Username must have at least 3 characters', 'Een gebruikersnaam heeft minstens 3 tekens'],
  [
    'Username may hold letters, digits, dots, dashes and underscores',
    'Een gebruikersnaam bestaat uit letters, cijfers, punten, streepjes en lage streepjes',
  ],
  ['Please enter a valid e-mail address', 'Vul een geldig e-mailadres in'],
  ['Please enter a valid date', 'Vul een geldige datum in'],
  ['There is no such time zone', 'Die tijdzone bestaat niet'],
  ['Please give a reason', 'Geef een reden'],
  ['Please say why', 'Schrijf waarom'],
  ['Please write a note', 'Schrijf een notitie'],
  ['A reason is required', 'Geef een reden'],
  ['At most 5 images.', 'Hoogstens 5 afbeeldingen.'],
  ['Colour must look like #0F6B5C', 'Een kleur ziet eruit als #0F6B5C'],
  ['A board must be selected.', 'Kies een bord.'],
  ['A date looks like 31-12-2026 09:30.', 'Een datum ziet eruit als 31-12-2026 09:30.'],
  ['A date looks like 2026-12-31 09:30:00.', 'Een datum ziet eruit als 2026-12-31 09:30:00.'],
  ['The address must begin with https://.', 'Het adres begint met https://.'],
  ['What are you looking for?', 'Waar ben je naar op zoek?'],
  ['A date looks like 2026-01-31 18:00:00.', 'Een datum ziet eruit als 2026-01-31 18:00:00.'],
  ['A key looks like feed.title', 'Een sleutel ziet eruit als feed.title'],
  ['A key looks like comment:12.', 'Een sleutel ziet eruit als comment:12.'],
  ['Each board stands once.', 'Elk bord staat er één keer.'],
  ['Each lesson stands once.', 'Elke les staat er één keer.'],
  ['Choose at least one scope', 'Kies minstens één recht'],
  ['Text is required', 'Een tekst is verplicht'],
  ['Required items must be accepted', 'Wat noodzakelijk is, moet worden toegestaan'],
  ['Please enter a valid address', 'Vul een geldig adres in'],
  ['An event looks like page_view', 'Een gebeurtenis ziet eruit als page_view'],
  ['That is no hash', 'Dat is geen hash'],
  ['Content is required.', 'Inhoud is verplicht.'],
  ['This draft is too long.', 'Dit concept is te lang.'],
  ['Not a UUID', 'Geen UUID'],
  ['Not a colour', 'Geen kleur'],
  ['Not an id or uuid', 'Geen id of uuid'],
  [`A question has at least ${question.min} characters.`, `Een vraag heeft minstens ${question.min} tekens.`],
  [`A question has at most ${question.max} characters.`, `Een vraag heeft hoogstens ${question.max} tekens.`],
  [`An answer has at most ${answer} characters.`, `Een antwoord heeft hoogstens ${answer} tekens.`],
  ['Question is required', 'Een vraag is verplicht'],
  ['Answer is required', 'Een antwoord is verplicht'],
  ['This is no link to a video of YouTube or Vimeo.', 'Dit is geen link naar een video van YouTube of Vimeo.'],
  ['Choose an answer.', 'Kies een antwoord.'],
  ['Ids look like 3,5,8.', 'Id’s zien eruit als 3,5,8.'],
  [`At most ${atOnce} at once.`, `Hoogstens ${atOnce} tegelijk.`],
  ['Each file stands once.', 'Elk bestand staat er één keer.'],
  [`A poll has at least ${answersMin} answers.`, `Een poll heeft minstens ${answersMin} antwoorden.`],
  [`A poll has at most ${answersMost} answers.`, `Een poll heeft hoogstens ${answersMost} antwoorden.`],
  ['There is no such date.', 'Die datum bestaat niet.'],
]);

/** In somebody's language: a text by its key, what a contract says by its English. Anything else stays as it is. */
export function translated(message: Message, language: Language): string {
  if (message instanceof Text) return message.in(language);
  const english = String(message);
  return language === 'nl' ? (DUTCH.get(english) ?? english) : english;
}

/** What is said where a contract has no words of its own: zod's sentences ("Too small: expected …") are for programmers. */
const fieldText = catalogue('field', {
  required: ['This field is required', 'Dit veld is verplicht'],
  invalid: ['This is not valid', 'Dit klopt niet'],
  form: ['This does not have the right form', 'Dit heeft niet de juiste vorm'],
  choice: ['Please choose one of these: {{values}}', 'Kies een van deze: {{values}}'],
  unknown: ['This is not known here: {{keys}}', 'Dit is hier niet bekend: {{keys}}'],
  number: ['Please enter a number', 'Vul een getal in'],
  whole: ['Please enter a whole number', 'Vul een heel getal in'],
  least: ['At least {{bound}}', 'Minstens {{bound}}'],
  most: ['At most {{bound}}', 'Hoogstens {{bound}}'],
  above: ['More than {{bound}}', 'Meer dan {{bound}}'],
  below: ['Less than {{bound}}', 'Minder dan {{bound}}'],
  short: ['Please write at least {{bound}} characters', 'Schrijf minstens {{bound}} tekens'],
  long: ['At most {{bound}} characters', 'Hoogstens {{bound}} tekens'],
  email: ['Please enter a valid e-mail address', 'Vul een geldig e-mailadres in'],
  url: ['Please enter a valid link', 'Vul een geldige link in'],
  date: ['Please enter a valid date', 'Vul een geldige datum in'],
});

const OF_FORMAT: Partial<Record<string, Text>> = {
  email: fieldText('email'),
  url: fieldText('url'),
  date: fieldText('date'),
  datetime: fieldText('date'),
};

type OfBound = z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall> | z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>;

function boundText(issue: OfBound): Text {
  const { origin, inclusive } = issue;
  const isSmall = issue.code === 'too_small';
  const bound = Number(isSmall ? issue.minimum : issue.maximum);
  if (isSmall && origin !== 'number' && bound === 1) return fieldText('required');
  if (origin === 'string') return fieldText(isSmall ? 'short' : 'long', { bound });
  if (inclusive === false) return fieldText(isSmall ? 'above' : 'below', { bound });
  return fieldText(isSmall ? 'least' : 'most', { bound });
}

function fieldTextOf(issue: z.core.$ZodRawIssue): Text {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return fieldText('required');
      return issue.expected === 'int'
        ? fieldText('whole')
        : fieldText(issue.expected === 'number' ? 'number' : 'invalid');
    case 'too_small':
    case 'too_big':
      return boundText(issue);
    case 'invalid_format':
      return OF_FORMAT[issue.format] ?? fieldText('form');
    case 'invalid_value':
      return fieldText('choice', { values: issue.values.map(String).join(', ') });
    case 'unrecognized_keys':
      return fieldText('unknown', { keys: issue.keys.join(', ') });
    default:
      return fieldText('invalid');
  }
}

/** For `safeParse`: what zod finds, in somebody's language. */
export const fieldTextsIn = (language: Language) => ({
  error: (issue: z.core.$ZodRawIssue): string => fieldTextOf(issue).in(language),
});
