/** Before text that was typed is lost. */
export default {
  unsaved: {
    title: 'Leave without saving?',
    text: 'Your changes haven’t been saved or sent. If you leave, you’ll lose them.',
    stay: 'Keep editing',
    leave: 'Leave',
  },
};
