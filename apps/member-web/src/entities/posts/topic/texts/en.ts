/** Introductions and birthdays: part 1 §2 and §4. */
export default {
  introduction: {
    title: 'Welcome, {{name}}!',
    text: 'Tell the others who you are and what brings you here: people answer somebody whom they know.',
    give: 'Introduce yourself',
    dismiss: 'No, thanks',
    dismissed: 'All right. You are not asked again.',
    titlePlaceholder: 'Hello, I am {{name}}',
    words: 'About you (optional)',
    wordsPlaceholder: 'What do you do, and what would you like to know?',
    post: 'Post introduction',
    given: 'Your introduction is posted. Good to have you here!',
    mark: 'Introduction',
  },
  birthday: { mark: 'Birthday' },
};
