import { isTranslatedReason } from '@lyceum/contracts/moderation/limits';
import { type Letter, unlinked } from '../../../platform/mail/compose.ts';
import type { MailReader } from '../../identity/index.ts';
import { moderationText } from '../moderation.texts.ts';
import type { DecisionRow } from './decision.queries.ts';

type Kind = DecisionRow['kind'];
type Reader = Pick<MailReader, 'locale' | 'time_zone'>;

const day = (at: Date, { locale, time_zone: timeZone }: Reader): string =>
  at.toLocaleString(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' });

/**
 * The statement of reasons of a decision (Digital Services Act, article 17): what was decided and until when, about what,
 * by which rule and facts, whether automated means were used, and how to appeal.
 */
export function decisionLetter(row: DecisionRow, reader: Reader): Letter {
  const { kind, title, rule, statement, until, automated } = row;
  const parts = [
    decisionText(kind, unlinked(title)),
    ...(until ? [moderationText('letter.until', { until: day(until, reader) })] : []),
    ...(rule ? [moderationText('letter.rule', { rule: ruleText(rule) })] : []),
    ...(statement ? [moderationText('letter.reason', { reason: unlinked(statement) })] : []),
    moderationText(automated ? 'letter.automated' : 'letter.byPerson'),
  ];
  const appeal = { until: day(row.appealable_until, reader) };
  const isSuspended = kind === 'suspended';
  return {
    subject: moderationText('subject.decision').in(reader.locale),
    text: parts.map((part) => part.in(reader.locale)).join(' '),
    action: moderationText(isSuspended ? 'letter.contact' : 'letter.open').in(reader.locale),
    otherwise: howToAppeal(kind, appeal).in(reader.locale),
  };
}

/** The answer to an appeal, with its reason. */
export function outcomeLetter({ appeal_outcome, appeal_answer, title }: DecisionRow, { locale }: Reader): Letter {
  const outcome = appeal_outcome ?? 'kept';
  const parts = [
    moderationText(`told.appeal.${outcome}`),
    ...(title ? [moderationText('letter.about', { what: unlinked(title) })] : []),
    moderationText('letter.reason', { reason: unlinked(appeal_answer ?? '') }),
    moderationText('letter.byPerson'),
  ];
  return {
    subject: moderationText('subject.appeal').in(locale),
    text: parts.map((part) => part.in(locale)).join(' '),
    action: moderationText('letter.open').in(locale),
    otherwise: moderationText('letter.final').in(locale),
  };
}

/** A reason for reports in words. Those that administrators added are shown as typed. */
const ruleText = (rule: string) => (isTranslatedReason(rule) ? moderationText(`rule.${rule}`) : unlinked(rule));

/** What was decided, in one sentence. `title` is empty for a decision about the member as a whole. */
export function decisionText(kind: Kind, title: string) {
  return title === '' ? moderationText(`told.decision.${kind}`) : moderationText(`told.about.${kind}`, { what: title });
}

function howToAppeal(kind: Kind, appeal: { until: string }) {
  if (kind === 'hidden') return moderationText('letter.wait');
  return moderationText(kind === 'suspended' ? 'letter.appealBySupport' : 'letter.appeal', appeal);
}
