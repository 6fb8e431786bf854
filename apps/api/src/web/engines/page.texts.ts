import { PATHS } from '@lyceum/contracts/first-page';
import { catalogue } from '../../platform/texts/texts.ts';

/** The titles of screens that are about no single thing, and what documents say without JavaScript. */
export const pageText = catalogue('page', {
  boards: ['Boards', 'Boards'],
  groups: ['Groups', 'Groepen'],
  events: ['Events', 'Evenementen'],
  resources: ['Courses', 'Cursussen'],
  members: ['Members', 'Leden'],
  support: ['Support', 'Hulp'],
  pricing: ['Plans', 'Abonnementen'],
  trophies: ['Trophies', 'Trofeeën'],
  leaderboard: ['Leaderboard', 'Ranglijst'],
  login: ['Log in', 'Inloggen'],
  search: ['Search', 'Zoeken'],
  previous: ['Previous page', 'Vorige pagina'],
  next: ['Next page', 'Volgende pagina'],
  position: ['Page {{number}} of {{last}}', 'Pagina {{number}} van {{last}}'],
  limits: [
    'Without JavaScript you can read, search, register and log in. Writing and changing settings need JavaScript.',
    'Zonder JavaScript kun je lezen, zoeken, registreren en inloggen. Schrijven en instellingen wijzigen hebben JavaScript nodig.',
  ],
});
const TITLES = [
  'boards',
  'groups',
  'events',
  'resources',
  'members',
  'support',
  'pricing',
  'trophies',
  'leaderboard',
  'login',
  'search',
] as const;

/** The title of a list or a form. Undefined for other screens. */
export function pageTitle(path: string, language: 'nl' | 'en'): string | undefined {
  const name = TITLES.find((each) => PATHS[each] === path);
  return name && pageText(name).in(language);
}
