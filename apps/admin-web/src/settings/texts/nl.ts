import type en from './en.ts';

export default {
  settings: {
    hint: 'Wat voor de hele community geldt.',
    look: 'Naam en uiterlijk',
    place: 'Taal en tijd',
    features: 'Wat de community heeft',
    contrastGood: 'Witte tekst op deze kleur is goed te lezen: contrast {{ratio}}.',
    contrastPoor:
      'Witte tekst op deze kleur is slecht te lezen: contrast {{ratio}}, waar 4,5 nodig is. Kies een donkerder kleur.',
    planHint: '3: tekst, beeld en video; 5: polls en evenementen; 8: groepen. Elk abonnement heeft wat eronder zit.',
    previewHint: 'Alleen de titel en het begin.',
    descriptionHint: 'Gasten lezen dit op de startpagina, en zoekmachines tonen het.',
    byItself: 'Topics die vanzelf komen',
    noBoard: 'Op geen board',
    introductionHint: 'Nieuwe leden worden gevraagd zich daar voor te stellen.',
    birthdayHint: 'Op de dag zelf verteld, van leden die dat willen.',
    streakHint: 'Vanaf zoveel dagen achter elkaar brandt een reeks.',
    plugins: {
      community: 'Community',
      search: 'Zoeken',
      messages: 'Berichten',
      groups: 'Groepen',
      events: 'Evenementen',
      gamification: 'Gamification',
      learning: 'Leren',
      support: 'Ondersteuning',
      consent: 'Toestemming',
    },
  },
  resources: {
    settings: {
      name_one: 'Instelling',
      name_other: 'Instellingen',
      fields: {
        community_name: 'Naam van de community',
        community_description: 'In één zin, waarvoor het is',
        accent: 'Accentkleur',
        time_zone: 'Tijdzone',
        locale: 'Taal',
        plan: 'Abonnement',
        plugins: 'Onderdelen',
        show_topic_preview: 'Voorproefje tonen van topics die voor de lezer gesloten zijn',
        onfire_count: 'Dagen tot een reeks brandt',
        introduction_board_id: 'Kennismaking',
        birthday_board_id: 'Verjaardagen',
        reason: 'Reden',
      },
      notifications: { updated: 'Instellingen bewaard' },
    },
  },
} satisfies typeof en;
