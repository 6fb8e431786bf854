import type en from './en.ts';

/** Warnings that a member has to read, and their silence. */
export default {
  warning: {
    title: 'Een waarschuwing van de moderators',
    text: 'Een moderator heeft je gewaarschuwd.',
    about: 'Een moderator heeft ‘{{what}}’ verwijderd en je gewaarschuwd.',
    rule: 'Regel: {{rule}}',
    read: 'Ik heb dit gelezen',
    appeal: 'Ben je het niet eens? Je kunt bezwaar maken.',
    decisions: 'Alle beslissingen bekijken',
    silence: 'Je kunt nu niets schrijven',
    silenced: 'Je kunt tot {{date}} wel lezen, maar niets schrijven.',
    why: 'Bekijk waarom',
  },
} satisfies typeof en;
