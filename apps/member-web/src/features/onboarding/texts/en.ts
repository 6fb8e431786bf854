/** What a member is asked at their first visit. */
export default {
  onboarding: {
    profile: 'Who are you?',
    profileHint: 'So others know who they’re talking to.',
    password: 'Choose a password',
    passwordHint: 'Set a password so you can log in next time.',
    save: 'Save',
  },
};
