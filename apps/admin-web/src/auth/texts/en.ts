export default {
  login: {
    title: 'Welcome back',
    hint: 'The console of {{community}}, for moderators and administrators.',
    login: 'E-mail or username',
    password: 'Password',
    show: 'Show password',
    remember: 'Keep me logged in',
    submit: 'Log in',
    endedTitle: 'Your session has ended',
    endedHint: 'Log in to go on. Everything that you typed is still here, and nothing of it has been saved yet.',
    demo: 'Try it as',
    notStaff: 'Hello {{name}}',
    notStaffHint:
      'The console is for the moderators and administrators of {{community}}. Everything for members is in the community itself.',
    back: 'Back to the community',
    another: 'Use another account',
  },
};
