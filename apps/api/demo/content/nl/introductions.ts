import type { DemoIntroduction, DemoQuote } from '../types.ts';

/** How those who joined last said hello. */
export const introductions: DemoIntroduction[] = [
  {
    member: 'tarik',
    title: 'Hallo, ik ben nieuw aan de keukentafel',
    body: '<p>Zes weken geleden huurde ik een schijf bij een atelier om de hoek. Mijn kommen worden ronder, mijn mouwen natter. Ik lees hier al weken mee en kom nu eindelijk meedoen.</p>',
    daysAgo: 20.3,
  },
  {
    member: 'lena',
    title: 'Hallo uit een heel kleine keuken',
    body: '<p>Na twee weken meelezen: ik knijp potjes aan de tafel waar we ook eten, in Haarlem, en zoek een gedeeld atelier met een raam. Wie weet er een?</p>',
    daysAgo: 1.6,
  },
];

/** Somebody who takes up what another has said, with those words above their own. */
export const quoted: DemoQuote = {
  title: 'Theekommen met één vingerafdruk',
  said: 'Ik vind het een lief gebaar, een hand geven door de kom heen.',
  member: 'dewi',
  text: 'Zo zie ik het ook. In mijn kommen zit de duim aan de linkerkant: ik ben linkshandig, en dat mag je voelen.',
};
