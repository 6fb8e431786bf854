import type { DemoThread } from '../types.ts';

/** Conversations of the visitor, each with its oldest message first. */
export const threads: DemoThread[] = [
  {
    begunBy: 'pieter', others: ['member'], messages: [
      ['pieter', 190, 'Ik zag je vraag over die kleine oven. De mijne is te koop, en ik heb liever dat hij naar iemand van hier gaat.'],
      ['member', 188, 'Wat aardig van je! Hoe oud zijn de elementen, en past hij door een deur van tachtig centimeter?'],
      ['pieter', 187, 'Twee jaar, en ja: het deksel gaat eraf. Je mag gerust eerst komen kijken.'],
      ['member', 170, 'Dank je, maar van mijn huisbaas mag er geen oven in de schuur. Ik hoop dat je een goed adres voor hem vindt.'],
    ],
  },
  {
    begunBy: 'member', others: ['femke', 'lotte'], messages: [
      ['member', 74, 'Zullen we met ons drieën een kraam delen op de najaarsmarkt? Tien meter is voor mij alleen veel te veel.'],
      ['lotte', 72, 'Dat lijkt me leuk. Mijn borden vullen twee tafels, en ik kan de auto uit Brugge meenemen.'],
      ['femke', 70, 'Ik doe mee. Ik vraag wat de kraam kost, en of er stroom is voor de lampen.'],
      ['member', 49, 'Heerlijk. Dan schrijf ik op wie wat meeneemt.'],
      ['femke', 27, 'Het is negentig voor ons drieën, met stroom. Ze willen het voor vrijdag weten.'],
    ],
  },
  {
    begunBy: 'member', others: ['aylin'], messages: [
      ['member', 30, 'Wat een mooie vaas is dat, met dat kobalt. Welk penseel gebruik je voor de dunne lijnen?'],
      ['aylin', 28, 'Dank je wel! Het is een sleper met lang haar, voor letterschilders. De verf moet zo dun zijn als melk.'],
      ['member', 26, 'Dat ga ik dit weekend proberen. Dank je voor de tip!'],
    ],
  },
  {
    begunBy: 'wouter', others: ['member'], unread: 2, messages: [
      ['wouter', 50, 'Volgende maand stoken we de anagama weer en er is nog een plek in de nachtploeg. Is dat iets voor jou?'],
      ['member', 47, 'Ja, graag! Ik heb het nog nooit van deze kant gezien. Wat moet ik meenemen?'],
      ['wouter', 3, 'Oude kleren die mogen verbranden, leren schoenen en iets te eten. We beginnen om middernacht.'],
      ['wouter', 2, 'En neem twee of drie potten van jezelf mee: in de derde rij is er nog plaats voor.'],
    ],
  },
];
