import type { DemoEventTexts } from '../types.ts';

export const events: DemoEventTexts = {
  categories: { firing: 'Stoken', market: 'Markten', course: 'Cursussen', social: 'Avonden' },
  country: 'Nederland',
  linkTitle: 'Naar het gesprek',
  events: {
    firing: ['Houtstook van het najaar', 'Veertien uur bij de grote oven, in ploegen van drie. Neem potten mee die kurkdroog zijn, en warme kleren voor de nacht.'],
    coffee: ['Open atelier met koffie', 'Geen programma: schuif aan bij de lange tafel met waar je mee bezig bent. Vanaf half acht staat de koffie klaar.'],
    wheel: ['Een dag draaien, voor beginners', 'Van de eerste homp klei tot drie cilinders van jezelf. Er zijn zes schijven en dus zes plaatsen; wie wacht, hoort het zodra er een vrijkomt.'],
    glaze: ['Een glazuurrecept lezen, online', 'Wat elke regel van een recept doet met het oppervlak, met voorbeelden die mislukten. Houd een eigen recept bij de hand.'],
    market: ['Najaarsmarkt op het plein', 'Twee dagen met veertig kramen. Opbouwen kan vanaf zeven uur; zet op het board wat je meebrengt.'],
    kiln: ['De kleine oven opnieuw opbouwen', 'We halen het gewelf eraf en leggen de vloer opnieuw. Voor wie er eerder mee stookte: er is plaats voor vijf.'],
    surprise: ['Een verrassing voor veertig jaar Joris', 'Veertig jaar potten. Geen woord tegen hem: hij denkt dat we de voorraad tellen.'],
    spring: ['Eerste houtstook van het voorjaar', 'De lange, met de zijkamer. De lijst met ploegen volgt op het board van dit evenement.'],
  },
};
