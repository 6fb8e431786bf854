export default {
  files: {
    add: 'Bestand toevoegen',
    remove: 'Verwijderen',
    removeOf: '{{name}} verwijderen',
    order: 'Volgorde wijzigen',
    sending: 'Bestand wordt geüpload',
    refused: '{{name}} kon niet worden toegevoegd.',
    leftOut: 'Je kunt maximaal {{most}} bestanden toevoegen. De andere zijn niet toegevoegd.',
    waiting: 'Er wordt nog een bestand geüpload',
  },
};
