import type { DemoCourseTexts } from '../types.ts';

export const courses: DemoCourseTexts = {
  courses: {
    wheel: ['De eerste stappen aan de schijf', 'Van een brok klei naar een stel kopjes met oren, in negen korte lessen. Je hebt een draaischijf nodig, vijf kilo klei en een avond per week.'],
    kiln: ['Veilig bij de oven', 'Wat iedereen weet voordat die bij een hete oven komt. Twee lessen, en een certificaat om bij de deur te laten zien.'],
    firing: ['Stoken met hout', 'Wat hout doet en gas niet: stapelen, stoken en de vlam lezen, met het logboek van drie eigen stoken.'],
  },
  modules: { heat: 'Voordat je opendoet', clay: 'De klei', throwing: 'Draaien', finishing: 'Afwerken', fuel: 'Hout en oven', curve: 'De nacht door' },
  lessons: {
    gloves: ['Handschoenen, bril en schoenen', 'Leren handschoenen tot over de pols, een bril tegen de gloed, en geen schoenen die smelten. Kijk alleen met glas voor je ogen door het kijkgat.'],
    air: ['Lucht en gas', 'Aan beide kanten van de ruimte staat een raam open zolang de oven aan is. Wie gas ruikt, draait de kraan dicht, en zoekt daarna pas waarom.'],
    choosing: ['Een klei kiezen', 'Neem een gladde steengoedklei met een beetje chamotte: die vergeeft meer dan porselein, en laat merken wanneer hij genoeg water heeft gehad. Knijp in een stukje: je duimafdruk moet erin blijven staan zonder dat de rand scheurt.'],
    wedging: ['Walken zonder pijn in je polsen', 'Laat je gewicht het werk doen. Dertig slagen zijn genoeg voor een kilo. Snijd hem door met een draad: zie je nog gaatjes, begin dan opnieuw.'],
    centring: ['Centreren', 'Ellebogen in je zij, water aan je handen en de schijf op volle snelheid. Kijk niet naar je handen maar naar de rand van de klei: staat die stil, dan zit hij in het midden.'],
    cylinder: ['De cilinder', 'Alles komt voort uit de cilinder. Drie keer optrekken, steeds langzamer, en stoppen zolang er nog klei onderin zit.'],
    bowl: ['Van cilinder naar kom', 'Open de wand van binnenuit, met de lomer, en laat de ronding doorlopen in de bodem: een kom heeft geen hoek.'],
    handle: ['Een oor trekken', 'Trek het lang, snijd de eerste helft eraf en zet het aan als kopje en oor even hard zijn. Laat het een nacht onder plastic staan.'],
    trimming: ['Een voet afdraaien', 'Leerhard, op zijn kop, op drie brokjes klei. Tik erop: gaat de toon omhoog, dan wordt de bodem dun.'],
    test: ['Ken je je oven?', 'Zes vragen over het voorgaande. Je mag ze overdoen tot je slaagt.'],
    exam: ['Je eerste zes kopjes', 'Draai er zes van dezelfde maat en laat ze zien op het bord. We bekijken samen de op een na beste: daar valt het meest van te leren.'],
    wood: ['Welk hout, en hoe droog', 'Grenen voor de vlam, eiken voor de gloed. Twee zomers onder een dak, en gekloofd tot polsdikte.'],
    stacking: ['Stapelen voor de vlam', 'Laat een weg vrij voor het vuur. Wat ervoor staat krijgt de as, en wat erachter staat blijft droog.'],
    night: ['De nacht', 'Stook weinig en vaak. Schrijf elk kwartier op wat je ziet, en niet wat je hoopt.'],
  },
};
