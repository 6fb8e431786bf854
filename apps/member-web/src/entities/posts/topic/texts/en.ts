/** Introductions and birthdays: part 1 §2 and §4. */
export default {
  introduction: {
    title: 'Welcome, {{name}}!',
    text: 'Say hello and tell people what brings you here.',
    give: 'Introduce yourself',
    dismiss: 'No, thanks',
    dismissed: 'OK, we won’t ask again.',
    titlePlaceholder: 'Hello, I am {{name}}',
    words: 'About you (optional)',
    wordsPlaceholder: 'What do you do, and what brings you here?',
    post: 'Post introduction',
    given: 'Your introduction is posted. Good to have you here!',
    mark: 'Introduction',
  },
  birthday: { mark: 'Birthday' },
};
