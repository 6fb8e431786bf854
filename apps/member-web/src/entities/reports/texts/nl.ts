/** The dialog that reports something. */
export default {
  report: {
    titles: {
      topic: 'Dit bericht melden',
      comment: 'Dit bericht melden',
      member: 'Dit lid melden',
      group: 'Deze groep melden',
      event: 'Dit evenement melden',
    },
    text: 'Een moderator kijkt ernaar. Alleen moderators en beheerders zien dat jij het meldde.',
    reason: 'Wat is er mis?',
    choose: 'Kies een reden',
    required: 'Kies een reden.',
    reasons: {
      spam: 'Spam of reclame',
      harassment: 'Pesten of lastigvallen',
      hate: 'Haat of discriminatie',
      sexual: 'Seksuele inhoud',
      violence: 'Geweld of bedreiging',
      privacy: 'Privégegevens van iemand',
      off_topic: 'Hoort hier niet',
      other: 'Iets anders',
    },
    explanation: 'Toelichting',
    explanationOptional: 'Toelichting (optioneel)',
    send: 'Melden',
    done: 'Dank je wel. Een moderator kijkt ernaar.',
  },
};
