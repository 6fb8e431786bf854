import { catalogue } from '../../platform/texts/texts.ts';

/** The texts of the moderation module. */
export const moderationText = catalogue('moderation', {
  'report.made': ['Thank you. A moderator will look at it.', 'Dank je wel. Een moderator kijkt ernaar.'],
  'report.own': ['You can’t report yourself or what you made.', 'Je kunt jezelf of wat je zelf maakte niet melden.'],
  'report.other': ['Please say what is wrong.', 'Vertel wat er mis is.'],
  'item.missing': ['There is no such report.', 'Die melding is er niet.'],
  'item.own': ['You can’t decide about yourself.', 'Je kunt niet over jezelf beslissen.'],
  'item.decided': ['Someone else has already decided on this.', 'Iemand anders heeft hier al over beslist.'],
  'item.decision': ['You may not decide this.', 'Dit mag je niet beslissen.'],
  'held.author': [
    'The author can’t post any more. You can only reject this post.',
    'De schrijver kan niets meer plaatsen. Je kunt dit bericht alleen afwijzen.',
  ],
  'kind.held': ['Posts of yours that were rejected', 'Berichten van jou die zijn afgewezen'],
  'subject.held': ['Your post was rejected', 'Je bericht is afgewezen'],
  'told.held': ['A moderator rejected your post: {{reason}}', 'Een moderator heeft je bericht afgewezen: {{reason}}'],
  'kind.report': ['Reports and waiting posts', 'Meldingen en wachtende berichten'],
  'subject.report': ['Something waits for your review', 'Er wacht iets op je oordeel'],
  'told.report': ['To review: {{what}}', 'Te beoordelen: {{what}}'],
  'kind.decided': ['Decisions on your reports', 'Beslissingen over je meldingen'],
  'subject.decided': ['A decision on your report', 'Een beslissing over je melding'],
  'told.kept': [
    'A moderator looked at your report. No rule is broken.',
    'Een moderator heeft je melding bekeken. Er is geen regel overtreden.',
  ],
  'told.removed': ['A moderator removed what you reported.', 'Een moderator heeft verwijderd wat je meldde.'],
  'told.suspended': [
    'A moderator suspended the member that you reported.',
    'Een moderator heeft het lid geschorst dat je meldde.',
  ],
});
