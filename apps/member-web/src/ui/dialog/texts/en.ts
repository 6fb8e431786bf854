/** Before text that was typed is lost. */
export default {
  unsaved: {
    title: 'Leave without saving?',
    text: 'What you typed has not been saved or sent yet. If you leave, it is lost.',
    stay: 'Keep editing',
    leave: 'Leave',
  },
};
