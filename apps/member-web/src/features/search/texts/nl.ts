import type en from './en.ts';

export default {
  found: {
    close: 'Zoeken sluiten',
    placeholder: 'Leden, gesprekken, borden…',
    idle: 'Zoek leden op naam, en gesprekken op hun tekst.',
    order: 'Volgorde',
    orders: { best: 'Relevantie', desc: 'Nieuwste', asc: 'Oudste' },
    running: 'Bezig met zoeken',
    what: 'Gevonden: {{what}}',
    nothing: 'Niets gevonden voor ‘{{text}}’',
    nothingHint: 'Probeer minder woorden of het begin van een woord.',
    all: 'Alle {{amount}} in {{what}}',
    back: 'Alle resultaten',
    failed: 'Er ging iets mis bij het zoeken.',
  },
} satisfies typeof en;
