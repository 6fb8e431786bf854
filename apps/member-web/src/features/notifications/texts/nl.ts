import type en from './en.ts';

export default {
  choices: {
    hint: 'Kies waarvan je hier een melding krijgt, en waarvan een mail.',
    what: 'Wat',
    app: 'Hier',
    mail: 'Per mail',
    appOf: 'Hier: {{kind}}',
    mailOf: 'Per mail: {{kind}}',
    when: { never: 'Nooit', at_once: 'Meteen', digest: 'Overzicht' },
    digest: 'Het overzicht',
    digestHint: 'Eén mail met wat je nog niet hebt gezien. Is er niets, dan komt er geen mail.',
    every: 'Hoe vaak',
    everies: { never: 'Nooit', day: 'Elke dag', week: 'Elke week' },
    weekday: 'Op',
    hour: 'Om',
    zone: 'Op de klokken van {{zone}}',
    unconfirmed: 'Bevestig eerst je e-mailadres: tot dan krijg je geen mails over wat hier gebeurt.',
    save: 'Opslaan',
    saved: 'Je keuzes zijn opgeslagen',
    failed: 'Je keuzes konden niet worden geladen',
  },
  unsubscribe: {
    title: 'Geen mails meer',
    hint: 'Je krijgt mails over: {{what}}. Eén klik beëindigt ze; in je instellingen kun je anders kiezen.',
    end: 'Deze mails niet meer',
    done: 'Je krijgt deze mails niet meer.',
    missing: 'Deze link beëindigt niets. Je keuzes vind je in je instellingen.',
    settings: 'Naar mijn instellingen',
  },
} satisfies typeof en;
