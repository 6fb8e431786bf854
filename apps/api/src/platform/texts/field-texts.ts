import { NAME_LIMITS, POLL_LIMITS } from '@lyceum/contracts/limits';
import type { Message } from '@lyceum/kernel';
import { type Language, Text } from './texts.ts';

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
  ['Please choose a time zone', 'Kies een tijdzone'],
  ['There is no such time zone', 'Die tijdzone bestaat niet'],
  ['Please give a reason', 'Geef een reden'],
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
