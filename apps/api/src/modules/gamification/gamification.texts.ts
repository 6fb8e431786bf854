import { catalogue } from '../../platform/texts/texts.ts';

/** What gamification says to somebody. */
export const gamificationText = catalogue('gamification', {
  'levels.rise': [
    'The first level needs no points, and each one more than the one before.',
    'Het eerste niveau vraagt geen punten, en elk niveau meer dan het vorige.',
  ],
  'rules.twice': ['A deed has one rule.', 'Voor een handeling geldt één regel.'],
  'rules.deed': ['There is no such deed: {{deed}}.', 'Die handeling is er niet: {{deed}}.'],
  'rules.changed': ['Somebody published other rules meanwhile.', 'Iemand heeft intussen andere regels gepubliceerd.'],
  'recount.notRunning': ['No recount is running.', 'Er loopt geen hertelling.'],
  'recount.notStopped': ['There is no stopped recount to continue.', 'Er is geen gestopte hertelling om te hervatten.'],
  'preview.none': ['You have not tried out any rules lately.', 'Je hebt de laatste tijd geen regels uitgeprobeerd.'],
  'preview.tooLong': [
    'Counting took longer than a minute. Try again when the community is quieter. You can publish without this overview.',
    'Het tellen duurde langer dan een minuut. Probeer het opnieuw als het rustiger is. Je kunt ook zonder dit overzicht publiceren.',
  ],
  'preview.failed': ['Counting was interrupted. Try again.', 'Het tellen werd onderbroken. Probeer het opnieuw.'],
  'trophy.missing': ['There is no such trophy.', 'Die trofee is er niet.'],
  'trophy.exists': ['This trophy is there already.', 'Deze trofee is er al.'],
  'trophy.retired': ['This trophy is retired.', 'Deze trofee wordt niet meer uitgereikt.'],
  'trophy.retiredNow': ['Nobody earns this trophy any more.', 'Deze trofee wordt niet meer uitgereikt.'],
  'trophy.image': ['This is no picture.', 'Dit is geen afbeelding.'],
  'trophy.notHeld': ['They do not have this trophy.', 'Dit lid heeft deze trofee niet.'],
  'trophy.notYours': ['You have not earned this trophy.', 'Je hebt deze trofee niet verdiend.'],
  'trophy.notActivatable': ['This trophy cannot stand beside a name.', 'Deze trofee kan niet naast een naam staan.'],
  'member.missing': ['There is no such member.', 'Dat lid is er niet.'],
  'kind.earned': ['Trophies of mine', 'Mijn trofeeën'],
  'mail.earned': ['You have a new trophy', 'Je hebt een nieuwe trofee'],
  'told.earned': ['You have a new trophy: {{what}}', 'Je hebt een nieuwe trofee: {{what}}'],
  'deed.trophy': ['Earned a trophy', 'Verdiende een trofee'],
  'deed.unknown': ['Something that is not counted any more', 'Iets wat niet meer meetelt'],
});
