import { catalogue } from '../../platform/texts/texts.ts';

/** The texts of the moderation module. */
export const moderationText = catalogue('moderation', {
  'report.made': ['Thank you. A moderator will look at it.', 'Dank je wel. Een moderator kijkt ernaar.'],
  'report.own': ['You can’t report yourself or what you made.', 'Je kunt jezelf of wat je zelf maakte niet melden.'],
  'report.other': ['Please say what is wrong.', 'Vertel wat er mis is.'],
  'report.reason': ['Choose a reason from the list.', 'Kies een reden uit de lijst.'],
  'item.missing': ['There is no such report.', 'Die melding is er niet.'],
  'item.own': ['You can’t decide about yourself.', 'Je kunt niet over jezelf beslissen.'],
  'item.decided': ['Someone else has already decided on this.', 'Iemand anders heeft hier al over beslist.'],
  'item.decision': ['You may not decide this.', 'Dit mag je niet beslissen.'],
  'held.author': [
    'The author can’t post any more. You can only reject this post.',
    'De schrijver kan niets meer plaatsen. Je kunt dit bericht alleen afwijzen.',
  ],
  'decision.missing': ['There is no such decision.', 'Die beslissing is er niet.'],
  'member.missing': ['There is no such member.', 'Dat lid is er niet.'],
  'note.missing': ['There is no such note.', 'Die notitie is er niet.'],
  'note.staff': [
    'Only administrators read notes about staff, and no one reads notes about themselves.',
    'Alleen beheerders lezen notities over het team, en niemand leest notities over zichzelf.',
  ],
  'note.other': [
    'Only administrators remove notes of others.',
    'Alleen een beheerder verwijdert notities van anderen.',
  ],
  'silence.until': ['Please choose how long.', 'Kies hoelang.'],
  'appeal.once': ['You have already appealed this decision.', 'Je hebt al bezwaar gemaakt tegen deze beslissing.'],
  'appeal.late': [
    'The time to appeal this decision has passed.',
    'De termijn voor bezwaar tegen deze beslissing is voorbij.',
  ],
  'appeal.hidden': [
    'A moderator has not decided yet. You can appeal the decision.',
    'Een moderator heeft nog niet beslist. Tegen de beslissing kun je bezwaar maken.',
  ],
  'kind.decision': ['Decisions about you and your posts', 'Beslissingen over jou en je berichten'],
  'subject.decision': ['A decision by the moderators', 'Een beslissing van de moderators'],
  'subject.appeal': ['The answer to your appeal', 'Het antwoord op je bezwaar'],
  'told.decision.hidden': [
    'Members reported your post. It is hidden until a moderator decides.',
    'Leden meldden je bericht. Het is verborgen totdat een moderator beslist.',
  ],
  'told.decision.removed': ['A moderator removed your post.', 'Een moderator heeft je bericht verwijderd.'],
  'told.decision.rejected': ['A moderator rejected your post.', 'Een moderator heeft je bericht afgewezen.'],
  'told.decision.warned': ['A moderator warned you.', 'Een moderator heeft je gewaarschuwd.'],
  'told.decision.silenced': [
    'A moderator silenced you: you can read, but not write.',
    'Een moderator heeft je stil gezet: je kunt lezen, maar niets schrijven.',
  ],
  'told.decision.suspended': ['A moderator suspended your account.', 'Een moderator heeft je account geschorst.'],
  'told.about.hidden': [
    'Members reported {{what}}. It is hidden until a moderator decides.',
    'Leden meldden {{what}}. Het is verborgen totdat een moderator beslist.',
  ],
  'told.about.removed': ['A moderator removed {{what}}.', 'Een moderator heeft {{what}} verwijderd.'],
  'told.about.rejected': ['A moderator rejected {{what}}.', 'Een moderator heeft {{what}} afgewezen.'],
  'told.about.warned': [
    'A moderator removed {{what}} and warned you.',
    'Een moderator heeft {{what}} verwijderd en je gewaarschuwd.',
  ],
  'told.about.silenced': [
    'A moderator removed {{what}} and silenced you: you can read, but not write.',
    'Een moderator heeft {{what}} verwijderd en je stil gezet: je kunt lezen, maar niets schrijven.',
  ],
  'told.about.suspended': [
    'A moderator removed {{what}} and suspended your account.',
    'Een moderator heeft {{what}} verwijderd en je account geschorst.',
  ],
  'told.appeal.granted': [
    'Your appeal was granted, and the decision is undone.',
    'Je bezwaar is toegekend en de beslissing is teruggedraaid.',
  ],
  'told.appeal.kept': ['Your appeal was not granted.', 'Je bezwaar is niet toegekend.'],
  'letter.until': ['It lasts until {{until}}.', 'Dit duurt tot {{until}}.'],
  'letter.rule': ['The rule: {{rule}}.', 'De regel: {{rule}}.'],
  'letter.reason': ['The reason: “{{reason}}”.', 'De reden: “{{reason}}”.'],
  'letter.about': ['It was about {{what}}.', 'Het ging om {{what}}.'],
  'letter.byPerson': [
    'A person took this decision. No automated means decided.',
    'Een mens nam deze beslissing. Er is niets automatisch beslist.',
  ],
  'letter.automated': [
    'This happened automatically, because several members reported it.',
    'Dit gebeurde automatisch, omdat meerdere leden het meldden.',
  ],
  'letter.open': ['Read the decision', 'De beslissing lezen'],
  'letter.contact': ['Contact the staff', 'Contact met het team'],
  'letter.appeal': [
    'Do you disagree? You can appeal once, until {{until}}. Someone else looks at it where possible.',
    'Ben je het niet eens? Je kunt één keer bezwaar maken, tot {{until}}. Waar dat kan kijkt iemand anders ernaar.',
  ],
  'letter.appealBySupport': [
    'Do you disagree? Use the contact form until {{until}}, or appeal in your settings once you can log in.',
    'Ben je het niet eens? Gebruik tot {{until}} het contactformulier, of maak bezwaar in je instellingen als je weer kunt inloggen.',
  ],
  'letter.wait': [
    'You need not do anything. We tell you what the moderator decides, and you can appeal that.',
    'Je hoeft niets te doen. Je hoort wat de moderator beslist, en daartegen kun je bezwaar maken.',
  ],
  'letter.final': [
    'This decision can’t be appealed again. You can still turn to a court or a dispute settlement body.',
    'Tegen deze beslissing kun je niet nog eens bezwaar maken. Je kunt wel naar de rechter of een geschillenorgaan.',
  ],
  'rule.spam': ['Spam or advertising', 'Spam of reclame'],
  'rule.harassment': ['Bullying or harassment', 'Pesten of lastigvallen'],
  'rule.hate': ['Hate or discrimination', 'Haat of discriminatie'],
  'rule.sexual': ['Sexual content', 'Seksuele inhoud'],
  'rule.violence': ['Violence or threats', 'Geweld of bedreiging'],
  'rule.privacy': ['Private information about someone', 'Privégegevens van iemand'],
  'rule.off_topic': ['Does not belong here', 'Hoort hier niet'],
  'rule.other': ['Something else', 'Iets anders'],
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
  'told.warned': [
    'A moderator warned the member that you reported.',
    'Een moderator heeft het lid gewaarschuwd dat je meldde.',
  ],
  'told.silenced': [
    'A moderator silenced the member that you reported.',
    'Een moderator heeft het lid stil gezet dat je meldde.',
  ],
  'told.suspended': [
    'A moderator suspended the member that you reported.',
    'Een moderator heeft het lid geschorst dat je meldde.',
  ],
});
