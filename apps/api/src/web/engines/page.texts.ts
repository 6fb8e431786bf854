import { PATHS } from '@lyceum/contracts/first-page';
import { catalogue } from '../../platform/texts/texts.ts';

/** The titles of screens that are about no single thing. */
const titleText = catalogue('page', {
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
] as const;

/** The title of a list or a form. Undefined for other screens. */
export function pageTitle(path: string, language: 'nl' | 'en'): string | undefined {
  const name = TITLES.find((each) => PATHS[each] === path);
  return name && titleText(name).in(language);
}
