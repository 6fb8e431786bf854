import { catalogue } from '../../platform/texts/texts.ts';

/** The texts of the moderation module. */
export const moderationText = catalogue('moderation', {
  'report.made': ['Thank you. A moderator will look at it.', 'Dank je wel. Een moderator kijkt ernaar.'],
  'report.own': ['You can’t report your own posts.', 'Je kunt je eigen berichten niet melden.'],
  'report.other': ['Please say what is wrong.', 'Vertel wat er mis is.'],
  'item.missing': ['There is no such report.', 'Die melding is er niet.'],
  'item.own': ['You can’t decide on your own post.', 'Je kunt niet over je eigen bericht beslissen.'],
  'item.decided': ['Someone else has already decided on this.', 'Iemand anders heeft hier al over beslist.'],
  'kind.report': ['Reports', 'Meldingen'],
  'subject.report': ['A post was reported', 'Er is een bericht gemeld'],
  'told.report': ['A post was reported in {{what}}', 'Er is een bericht gemeld in {{what}}'],
  'kind.decided': ['Decisions on your reports', 'Beslissingen over je meldingen'],
  'subject.decided': ['A decision on your report', 'Een beslissing over je melding'],
  'told.kept': [
    'A moderator looked at the post that you reported. It stays.',
    'Een moderator heeft het bericht bekeken dat je meldde. Het blijft staan.',
  ],
  'told.removed': [
    'A moderator removed the post that you reported.',
    'Een moderator heeft het bericht verwijderd dat je meldde.',
  ],
});
