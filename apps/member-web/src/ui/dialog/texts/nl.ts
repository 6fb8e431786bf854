/** Before text that was typed is lost. */
export default {
  unsaved: {
    title: 'Weggaan zonder op te slaan?',
    text: 'Wat je hebt getypt, is nog niet opgeslagen of verstuurd. Als je weggaat, is het weg.',
    stay: 'Verder bewerken',
    leave: 'Weggaan',
  },
};
