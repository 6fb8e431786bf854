import type { DemoWall } from '../types.ts';

/** The wall; of each pot its title, what its maker says of it, and what its picture shows. */
export const wall: DemoWall = {
  name: 'Uit de oven', slug: 'uit-de-oven', description: 'Vers van de plank: één werkstuk, één foto, een paar woorden.',
  pots: {
    pieter: ['Ontbijtkom, reeks van acht', 'Steengoed, tenmoku over een witte engobe. De zevende is de beste.', 'Een lage kom met donker glazuur'],
    aylin: ['Vaas in kobalt', 'Fayence, met het fijnste penseel dat ik heb. Twee avonden werk.', 'Een slanke blauwe vaas'],
    emma: ['Winterpot', 'Stil asglazuur op steengoed. Er past zout in, en wat stilte.', 'Een ronde pot met grijs glazuur'],
    wouter: ['Uit de anagama, derde rij', 'Vijf dagen vuur, en dan dit. De as kwam van links.', 'Een pot met vlamsporen'],
    dewi: ['Porselein tegen het licht', 'Bijna doorzichtig, en deze keer heel gebleven.', 'Een dunne witte kom'],
    ruben: ['Raku uit de melkbus', 'Koper, veel rook, een brede glimlach.', 'Een rakupot met koperglans'],
    katja: ['Kristallen, stook 14', 'Vier uur vastgehouden op 1.070. Het rekenblad had gelijk.', 'Een vaas met kristalglazuur'],
    tom: ['Eén heel grote kom', 'Zeven kilo, in twee delen gedraaid. De vloer is weer schoon.', 'Een wijde groene kom'],
    isaac: ['Gepolijst, geen glazuur', 'Drie dagen wrijven met een steentje, één ochtend stro.', 'Een ronde donkere pot'],
    lotte: ['Stapelbare bordjes', 'Voor een restaurant in Brugge: vierentwintig, en allemaal even hoog.', 'Een laag bord met crèmekleurig glazuur'],
    lena: ['Geknepen aan de keukentafel', 'Mijn eerste die rechtop staat. Bijna.', 'Een klein scheef kopje'],
    grace: ['Opgebouwd, hoog en dun', 'Tachtig centimeter. Niet ademen in de buurt.', 'Een hoge smalle vaas'],
  },
};
