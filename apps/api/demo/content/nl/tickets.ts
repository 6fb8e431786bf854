import type { DemoTicket } from '../types.ts';

/** On the helpdesk: between their author and the administrators. */
export const tickets: DemoTicket[] = [
  {
    author: 'member', hoursAgo: 52, status: 'closed', title: 'Mijn avondcursus staat er niet bij',
    text: 'Ik volg de dinsdagavond in Utrecht, maar op het board van de cursisten zit nog een slot. Is er iets misgegaan met mijn betaling?',
    answers: [
      ['admin', 'Nee, de betaling is goed: de lijst uit Utrecht kwam laat. Ik heb je het niveau zojuist met de hand gegeven, dus het slot moet weg zijn. Klopt dat?'],
      ['member', 'Ja! Dank je wel, dat was snel.'],
    ],
  },
  {
    author: 'member', hoursAgo: 9, status: 'hold', title: 'Kan ik mijn gebruikersnaam veranderen?',
    text: 'Ik heb me aangemeld als “sanne” en nu zijn we met z’n drieën. Kan ik “sanne.devries” worden, en blijven mijn oude berichten dan werken?',
    answers: [
      ['admin', 'Dat kan: je berichten gaan met je mee. Eerst één ding: je naam staat in twee links in onze nieuwsbrief. Zal ik die ook laten aanpassen, of is het niet erg als ze breken?'],
    ],
  },
  {
    author: 'member', hoursAgo: 2, status: 'open', title: 'Een foto van mijn werk staat ergens anders',
    text: 'Iemand stuurde me een webwinkel met een van mijn theepotten, met de foto die ik hier in het voorjaar plaatste. Kunnen jullie helpen uitzoeken of die hier vandaan komt?',
    answers: [],
  },
  {
    author: 'roos', hoursAgo: 5, status: 'open', title: 'Ik krijg geen mail meer',
    text: 'Sinds vorige week komt er geen bericht meer binnen als iemand op mijn vraag reageert. In mijn instellingen staat alles aan, en in de ongewenste mail zit ook niets.',
    answers: [],
  },
  {
    author: 'henk', hoursAgo: 30, status: 'closed', title: 'Advertentie per ongeluk twee keer geplaatst',
    text: 'Mijn tuinpotten staan er twee keer op. De onderste mag weg, maar daar zit al een reactie onder.',
    answers: [['admin', 'De onderste is weg; wie daar reageerde, heb ik naar de andere verwezen.']],
  },
];
