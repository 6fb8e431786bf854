import type en from './en.ts';

export default {
  consent: {
    manage: 'Cookiekeuzes',
    footer: 'Privacy',
    policy: 'Privacybeleid',
    hint: 'Wat deze browser toestaat. Je kunt het altijd veranderen.',
    inBrowser: 'Deze browser heeft nog niets gekozen.',
    off: 'Deze community vraagt geen toestemming.',
    save: 'Keuzes opslaan',
    withdraw: 'Toestemming intrekken',
    saved: 'Je keuzes zijn opgeslagen.',
    withdrawn: 'Je toestemming is ingetrokken: alleen wat noodzakelijk is blijft over.',
    failed: 'Je keuze kon niet worden opgeslagen. Probeer het opnieuw.',
    required: 'Altijd nodig',
    loading: 'Laden',
    updated: 'Laatst gewijzigd op {{date}}',
    policyFailed: 'Het privacybeleid kon niet worden geladen',
    history: 'Wat je eerder koos',
    line: '{{date}}: {{items}}',
    lineWithdrawn: '{{date}}: ingetrokken',
  },
} satisfies typeof en;
