import type en from './en.ts';

export default {
  linkPreviews: {
    label: 'Links in dit bericht',
    remove: 'Het voorbeeld van {{title}} verwijderen',
    removed: 'Voorbeeld verwijderd',
  },
} satisfies typeof en;
