import type { DemoFaqTexts } from '../types.ts';

export const faqs: DemoFaqTexts = [
  {
    category: 'Eerste stappen',
    questions: [
      ['Waar begin ik?', 'Stel je voor, en volg een board of twee. Niemand stoort zich aan een vraag die al eens gesteld is.'],
      ['Mag ik foto’s plaatsen van werk dat mislukt is?', 'Graag zelfs. Van wat misging leer je meer dan van wat netjes uit de oven kwam.'],
      ['Hoe vind ik wat er over één glazuur is gezegd?', 'Druk ergens op de schuine streep en typ de naam. Ook met een typefout vind je het.'],
    ],
  },
  {
    category: 'Account en privacy',
    questions: [
      ['Wie kan mijn privéberichten lezen?', 'Wie je schrijft. Beheerders lezen niets, tenzij iemand in het gesprek een bericht meldt.'],
      ['Kan ik mijn spullen meenemen, of voorgoed vertrekken?', 'Allebei, bij je instellingen: alles in één bestand, of wissen van alles wat je schreef.'],
      ['Hoe stop ik de mails?', 'Onder elke mail staat een link die dat soort met één klik stopt. Bij je instellingen kies je per soort.'],
    ],
  },
  {
    category: 'Evenementen en groepen',
    questions: [
      ['Een evenement is vol. Wat nu?', 'Meld je toch aan: je wacht op je plek, en schuift vanzelf door als iemand afzegt.'],
      ['Kan ik een groep beginnen?', 'Ja. Die kan open zijn, toestemming vragen, of alleen bij de leden bekend zijn.'],
    ],
  },
];
