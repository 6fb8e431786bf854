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
    endedHint: 'Log in to continue. What you typed is still here, but not saved yet.',
    demo: 'Try it as',
    notStaff: 'Hello {{name}}',
    notStaffHint: 'The console is for moderators and administrators of {{community}}.',
    back: 'Back to the community',
    another: 'Use another account',
  },
};
