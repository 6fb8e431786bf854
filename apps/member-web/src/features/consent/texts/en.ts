/** What stands around a popup; its own words are published by the community. */
export default {
  consent: {
    manage: 'Cookie choices',
    footer: 'Privacy',
    policy: 'Privacy policy',
    hint: 'What this browser allows. You can change it whenever you like.',
    inBrowser: 'This browser has not decided anything yet.',
    off: 'This community asks for no consent.',
    save: 'Save choices',
    withdraw: 'Withdraw consent',
    saved: 'Your choices are saved.',
    withdrawn: 'Your consent is withdrawn: only what is necessary is left.',
    failed: 'Your choice could not be saved. Please try again.',
    required: 'Always needed',
    loading: 'Loading',
    updated: 'Last changed {{date}}',
    policyFailed: 'The privacy policy could not be loaded',
    history: 'What you have decided before',
    line: '{{date}}: {{items}}',
    lineWithdrawn: '{{date}}: withdrawn',
  },
};
