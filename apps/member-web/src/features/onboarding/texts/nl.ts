/** What a member is asked at their first visit. */
export default {
  onboarding: {
    profile: 'Wie ben je?',
    profileHint: 'Zo weten anderen met wie ze praten.',
    password: 'Kies een wachtwoord',
    passwordHint: 'Kies een wachtwoord, zodat je de volgende keer kunt inloggen.',
    save: 'Opslaan',
  },
};
