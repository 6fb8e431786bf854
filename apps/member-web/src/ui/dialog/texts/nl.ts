/** Before text that was typed is lost. */
export default {
  unsaved: {
    title: 'Weggaan zonder op te slaan?',
    text: 'Je wijzigingen zijn niet opgeslagen of verstuurd. Als je weggaat, ben je ze kwijt.',
    stay: 'Verder bewerken',
    leave: 'Weggaan',
  },
};
