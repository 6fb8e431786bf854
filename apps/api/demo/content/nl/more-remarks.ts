import type { DemoRemarkPool } from '../types.ts';

/** The longer remarks in Dutch: two or three sentences. */
export const moreRemarks: DemoRemarkPool = {
  thanks: [
    'Ik heb het vanmiddag geprobeerd en het werkte meteen. Ik sta hier een beetje beduusd te kijken. Dank!',
    'Dank voor de uitgebreide reacties. Ik ga er een avond voor zitten en meld me als ik meer weet.',
    'Wat een feest om dit zo bij elkaar te lezen. Ik heb er een pagina van in mijn schrift gemaakt.',
  ],
  question: [
    'Ik snap het eerste deel, maar wat doe je als het al te droog is? Nog redden, of opnieuw beginnen?',
    'Klinkt logisch. Geldt dat ook als je maar één keer per week in het atelier kunt zijn?',
    'Zou het verschil maken dat wij hier erg hard water hebben? Ik heb daar nooit bij stilgestaan.',
    'Heeft iemand dit langere tijd gevolgd? Ik ben benieuwd hoe het er na een jaar gebruik uitziet.',
  ],
  encouragement: [
    'Leuk om je vooruitgang te lezen. Een jaar geleden vroeg je je nog af of het wel iets voor je was, zo lees ik tussen de regels. Het is iets voor je.',
    'Ik zie mensen hier elk jaar met hetzelfde worstelen, en elk jaar zie ik ze eruit komen. Gewoon blijven draaien.',
    'Laat de moed niet zakken. De beste pot die ik ooit maakte, kwam na een maand waarin niets lukte.',
  ],
  experience: [
    'Ik werk in een koude schuur en daar gaat alles trager. Wat bij een ander in twee dagen droog is, staat bij mij een week. Sinds ik dat accepteer, barst er bijna niets meer.',
    'Jarenlang deed ik het op gevoel, tot ik het eens ging meten. Het gevoel zat er flink naast, maar het schaaltje uit die tijd vind ik nog steeds het mooist.',
    'Vroeger leerden we het op de academie heel anders. Ik moest het afleren en daarna weer half aanleren, zo gaat dat.',
    'Ik heb er een avond met drie collega’s over gepraat en we kwamen op vier verschillende antwoorden. Alle vier werken ze.',
    'In ons atelier hebben we er een bord voor opgehangen, omdat iedereen het elke week opnieuw vroeg. Nu vraagt iedereen waar het bord hangt.',
  ],
  tip: [
    'Begin met drie proefjes: wat je nu doet, iets meer en iets minder. Meestal ligt het antwoord dan gewoon op tafel.',
    'Weeg je stuk elke ochtend en schrijf het op een stukje tape. Zolang het lichter wordt, is het niet droog.',
    'Leg een tegeltje van dezelfde klei mee in elke stook. Na tien stoken heb je een boekje met alle antwoorden.',
    'Voor je iets weggooit: zet het een maand in een kast. De helft blijkt dan toch mee te vallen.',
  ],
  disagree: [
    'Ik zou het niet zo stellig zeggen. Met een andere klei en een tragere oven komt er iets heel anders uit.',
    'Misschien is het een kwestie van gewenning. Ik heb beide manieren een half jaar volgehouden en zag op het eind geen verschil.',
    'Voor de veiligheid zou ik hier toch iemand naar laten kijken. Liever een keer te veel gebeld dan te weinig.',
  ],
  humour: [
    'Ik heb dit voorgelezen aan tafel. Mijn gezin weet nu wat een kegel is en wil graag over iets anders praten.',
    'Toen ik begon, zei mijn docent: de eerste honderd kommen zijn voor de klei. Hij vergat erbij te zeggen dat de tweede honderd dat ook zijn.',
  ],
};
