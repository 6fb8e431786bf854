/** What stands around a popup; its own words are published by the community. */
export default {
  consent: {
    manage: 'Cookie choices',
    footer: 'Privacy',
    policy: 'Privacy policy',
    hint: 'Your cookie choices in this browser. You can change them at any time.',
    inBrowser: 'No choice has been made in this browser yet.',
    off: 'This community uses no optional cookies.',
    save: 'Save choices',
    withdraw: 'Withdraw consent',
    saved: 'Choices saved.',
    withdrawn: 'Consent withdrawn. Only necessary cookies are used.',
    failed: 'Your choice could not be saved. Please try again.',
    required: 'Always on',
    loading: 'Loading',
    updated: 'Last changed {{date}}',
    policyFailed: 'The privacy policy could not be loaded',
    history: 'Earlier choices',
    line: '{{date}}: {{items}}',
    lineWithdrawn: '{{date}}: withdrawn',
  },
};
