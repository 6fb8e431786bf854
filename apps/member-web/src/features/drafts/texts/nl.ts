import type en from './en.ts';

export default {
  drafts: {
    title: 'Concepten',
    intro: 'Tekst die je nog niet hebt geplaatst. Alleen jij kunt die zien.',
    loading: 'Concepten laden',
    failed: 'De concepten konden niet worden geladen',
    none: 'Geen concepten',
    noneHint: 'Als je halverwege een bericht of reactie stopt, vind je die hier terug.',
    kinds: {
      new: 'Nieuw bericht',
      comment: 'Reactie',
      reply: 'Antwoord',
      edit: 'Wijziging',
      other: 'Tekst',
    },
    untitled: 'Zonder titel',
    open: 'Verdergaan',
    openOf: 'Verdergaan: {{text}}',
    discard: 'Weggooien',
    discardOf: 'Weggooien: {{text}}',
    discarded: 'Concept weggegooid',
  },
} satisfies typeof en;
