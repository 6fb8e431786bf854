import type en from './en.ts';

export default {
  tags: {
    label: 'Tags',
    hint: 'Hoogstens {{count}}. Druk na elke tag op Enter.',
    placeholder: 'Voeg een tag toe',
    conversations: 'Gesprekken met de tag {{tag}}',
    remove: 'Alle gesprekken tonen',
  },
} satisfies typeof en;
