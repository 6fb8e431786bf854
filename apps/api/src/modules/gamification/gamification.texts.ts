import { catalogue } from '../../platform/texts/texts.ts';

/** What gamification says to somebody. */
export const gamificationText = catalogue('gamification', {
  'levels.rise': [
    'The first level needs 0 points, and every next level more than the one before.',
    'Het eerste niveau vraagt geen punten, en elk niveau meer dan het vorige.',
  ],
  'rules.twice': ['Each activity can have one rule.', 'Elke activiteit kan één regel hebben.'],
  'rules.deed': ['There is no such activity: {{deed}}.', 'Die activiteit is er niet: {{deed}}.'],
  'rules.changed': [
    'Someone else published rules. Check the latest rules.',
    'Iemand heeft intussen andere regels gepubliceerd.',
  ],
  'recount.notRunning': ['No recount is running.', 'Er loopt geen hertelling.'],
  'recount.notStopped': ['There is no stopped recount to continue.', 'Er is geen gestopte hertelling om te hervatten.'],
  'preview.none': ['You haven’t previewed rules recently.', 'Je hebt de laatste tijd geen regels uitgeprobeerd.'],
  'preview.tooLong': [
    'Counting took longer than a minute. Try again when the community is quieter. You can publish without this overview.',
    'Het tellen duurde langer dan een minuut. Probeer het opnieuw als het rustiger is. Je kunt ook zonder dit overzicht publiceren.',
  ],
  'preview.failed': ['Counting was interrupted. Try again.', 'Het tellen werd onderbroken. Probeer het opnieuw.'],
  'trophy.missing': ['There is no such trophy.', 'Die trofee is er niet.'],
  'trophy.exists': ['This trophy already exists.', 'Deze trofee is er al.'],
  'trophy.retired': ['This trophy is retired.', 'Deze trofee wordt niet meer uitgereikt.'],
  'trophy.retiredNow': ['This trophy can no longer be earned.', 'Deze trofee wordt niet meer uitgereikt.'],
  'trophy.image': ['This is not a picture.', 'Dit is geen afbeelding.'],
  'trophy.notHeld': ['This member doesn’t have this trophy.', 'Dit lid heeft deze trofee niet.'],
  'trophy.notYours': ['You haven’t earned this trophy.', 'Je hebt deze trofee niet verdiend.'],
  'trophy.notActivatable': ['This trophy can’t be shown beside a name.', 'Deze trofee kan niet naast een naam staan.'],
  'member.missing': ['There is no such member.', 'Dat lid is er niet.'],
  'kind.earned': ['New trophies', 'Nieuwe trofeeën'],
  'mail.earned': ['You earned a trophy', 'Je hebt een nieuwe trofee'],
  'told.earned': ['You earned a trophy: {{what}}', 'Je hebt een nieuwe trofee: {{what}}'],
  'deed.trophy': ['Earned a trophy', 'Verdiende een trofee'],
  'deed.unknown': ['An activity that no longer counts', 'Iets wat niet meer meetelt'],
});
