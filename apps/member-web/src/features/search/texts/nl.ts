import type en from './en.ts';

export default {
  found: {
    close: 'Zoeken sluiten',
    placeholder: 'Leden, gesprekken, borden…',
    idle: 'Vind leden op hun naam, en gesprekken op alles wat erin is gezegd.',
    order: 'Volgorde',
    orders: { best: 'Relevantie', desc: 'Nieuwste', asc: 'Oudste' },
    running: 'Bezig met zoeken',
    what: 'Gevonden: {{what}}',
    nothing: 'Niets gevonden voor ‘{{text}}’',
    nothingHint: 'Probeer minder woorden, of alleen het begin van een woord.',
    all: 'Alle {{amount}} in {{what}}',
    back: 'Alle resultaten',
    failed: 'Er ging iets mis bij het zoeken.',
  },
} satisfies typeof en;
