/** The dialog that reports a topic or a comment. */
export default {
  report: {
    title: 'Dit bericht melden',
    text: 'Een moderator kijkt ernaar. De schrijver krijgt niet te horen dat jij het meldde.',
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
