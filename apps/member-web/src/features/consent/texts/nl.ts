import type en from './en.ts';

export default {
  consent: {
    manage: 'Cookiekeuzes',
    footer: 'Privacy',
    policy: 'Privacybeleid',
    hint: 'Je cookiekeuzes in deze browser. Je kunt ze altijd wijzigen.',
    inBrowser: 'In deze browser is nog geen keuze gemaakt.',
    off: 'Deze community gebruikt geen optionele cookies.',
    save: 'Keuzes opslaan',
    withdraw: 'Toestemming intrekken',
    saved: 'Keuzes opgeslagen.',
    withdrawn: 'Toestemming ingetrokken. We gebruiken alleen noodzakelijke cookies.',
    failed: 'Je keuze kon niet worden opgeslagen. Probeer het opnieuw.',
    required: 'Altijd aan',
    loading: 'Laden',
    updated: 'Laatst gewijzigd op {{date}}',
    policyFailed: 'Het privacybeleid kon niet worden geladen',
    history: 'Eerdere keuzes',
    line: '{{date}}: {{items}}',
    lineWithdrawn: '{{date}}: ingetrokken',
  },
} satisfies typeof en;
