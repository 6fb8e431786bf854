export interface DemoIntroduction {
  /** Key of the member. */
  member: string;
  title: string;
  body: string;
  daysAgo: number;
}

/** Key of the member whose birthday it was lately. */
export const CELEBRANT = 'joyce';

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
    title: 'Hello from a very small kitchen',
    body: '<p>After two weeks of reading along: I pinch pots at the table where we also eat, in Haarlem, and look for a shared studio with a window. Who knows one?</p>',
    daysAgo: 1.6,
  },
];
