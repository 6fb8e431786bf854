/** What a member is asked at their first visit. */
export default {
  onboarding: {
    profile: 'Wie ben je?',
    profileHint: 'Dan weten de anderen met wie ze praten.',
    password: 'Kies een wachtwoord',
    passwordHint: 'Je kwam binnen met een link. Met een wachtwoord kom je zonder link terug.',
    save: 'Opslaan',
  },
};
