/** What a member is asked at their first visit. */
export default {
  onboarding: {
    profile: 'Who are you?',
    profileHint: 'So that the others know whom they are talking to.',
    password: 'Choose a password',
    passwordHint: 'You came in by a link. With a password you come back without one.',
    save: 'Save',
  },
};
