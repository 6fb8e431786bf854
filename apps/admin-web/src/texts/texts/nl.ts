import type en from './en.ts';

export default {
  texts: {
    hint: 'Vervang teksten van de app door je eigen teksten. Leden zien ze bij hun volgende bezoek.',
    search: 'Zoek op sleutel of tekst',
    ownOnly: 'Alleen eigen teksten',
    none: 'Geen resultaten',
    noneHint: 'Probeer minder of andere woorden.',
    more: 'Toon meer',
    own: 'Eigen tekst',
    was: 'Oorspronkelijk: {{text}}',
    change: 'Wijzigen',
    changeNamed: '{{key}} wijzigen, {{language}}',
    title: 'Tekst in het {{language}}',
    words: 'Tekst',
    placeholders: 'Laat de delen tussen {{open}} en {{close}} staan. Ze worden automatisch ingevuld.',
    reset: 'Oorspronkelijke tekst',
    empty: 'De tekst kan niet leeg zijn.',
    same: 'De tekst is niet gewijzigd.',
    done: 'Tekst opgeslagen.',
    reasons: ['Onze eigen term', 'Duidelijker voor nieuwe leden', 'Tikfout'],
  },
  resources: { texts: { name: 'Eigen teksten' } },
} satisfies typeof en;
