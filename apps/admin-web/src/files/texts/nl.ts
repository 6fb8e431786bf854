export default {
  files: {
    add: 'Voeg een bestand toe',
    remove: 'Verwijder',
    removeOf: 'Verwijder {{name}}',
    order: 'Zet ze op volgorde',
    sending: 'Het bestand wordt verstuurd',
    waiting: 'Er wordt nog een bestand verstuurd',
  },
};
