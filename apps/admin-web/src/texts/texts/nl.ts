import type en from './en.ts';

export default {
  texts: {
    hint: 'Wat de community zegt, in jullie eigen woorden. Leden zien het bij hun volgende bezoek.',
    search: 'Zoek op sleutel of tekst',
    ownOnly: 'Alleen eigen woorden',
    none: 'Geen tekst gevonden',
    noneHint: 'Probeer minder of andere woorden.',
    more: 'Toon meer',
    own: 'Eigen woorden',
    was: 'Oorspronkelijk: {{text}}',
    change: 'Wijzigen',
    changeNamed: '{{key}} wijzigen, {{language}}',
    title: 'Tekst in het {{language}}',
    words: 'Tekst',
    placeholders: 'Wat tussen {{open}} en {{close}} staat, wordt ingevuld: laat het staan.',
    reset: 'Oorspronkelijke tekst',
    empty: 'De tekst kan niet leeg zijn.',
    same: 'De tekst is nog dezelfde.',
    done: 'De tekst is gewijzigd.',
    reasons: ['Zo noemen wij het', 'Duidelijker voor nieuwe leden', 'Tikfout'],
  },
  resources: { texts: { name: 'Eigen woorden' } },
} satisfies typeof en;
