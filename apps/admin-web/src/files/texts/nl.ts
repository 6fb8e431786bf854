export default {
  files: {
    add: 'Voeg een bestand toe',
    remove: 'Verwijder',
    removeOf: 'Verwijder {{name}}',
    order: 'Zet ze op volgorde',
    sending: 'Het bestand wordt verstuurd',
    refused: '{{name}} kon niet worden toegevoegd.',
    leftOut: 'Er passen hoogstens {{most}} bestanden. De andere zijn weggelaten.',
    waiting: 'Er wordt nog een bestand verstuurd',
  },
};
