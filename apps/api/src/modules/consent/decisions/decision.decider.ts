import { type Decider, Refusal } from '@lyceum/kernel';
import { consentText } from '../consent.texts.ts';
import type { Decided, DecisionEvent } from './decision.events.ts';

/** Stream name for the decisions of one browser. */
export const decisionStream = (subject: string): string => `consent-${subject}`;

/**
 * One ledger line without its hash. `previous_hash` is the hash of the line before, or {@link BEGINNING} for the first.
 */
export type Line = Omit<Decided, 'hash'>;
export const BEGINNING = '';

export interface DecisionState {
  last: Decided | null;
  memberId: number | null;
}
type Shown = Pick<Decided, 'package_version' | 'text_hash' | 'variant' | 'locale'>;
interface By {
  subject: string;
  /** Missing for a guest. */
  member_id?: number;
}
export type DecisionCommand =
  | ({ kind: 'decide'; items: string[]; decided_at: string } & By & Shown)
  | ({ kind: 'withdraw'; required: string[]; decided_at: string } & By)
  | ({ kind: 'link' } & Required<By>);

const says = ({ package_version, text_hash, variant, locale, items, withdrawn }: Line) =>
  JSON.stringify([package_version, text_hash, variant, locale, items, withdrawn]);

/**
 * Builds the decider with an injected hash function, because a decider stays pure. Each line contains the previous
 * line's hash.
 * A repeated decision adds no line. Another member on the same browser must use a new stream, so a browser never joins
 * two people.
 */
export const decisionsHashedBy = (
  hashOf: (line: Line) => string,
): Decider<DecisionState, DecisionCommand, DecisionEvent> => ({
  initial: () => ({ last: null, memberId: null }),

  decide(command, { last, memberId }) {
    const { subject, member_id } = command;
    if (memberId !== null && member_id !== memberId) throw new Refusal('forbidden', consentText('subject.another'));
    const linked: DecisionEvent[] =
      member_id === undefined || memberId !== null ? [] : [{ type: 'ConsentLinked', data: { subject, member_id } }];
    // A browser without a decision leaves no data.
    if (command.kind === 'link') return last ? linked : [];
    if (command.kind === 'withdraw' && !last) throw new Refusal('missing', consentText('decision.missing'));
    const line = {
      subject,
      number: (last?.number ?? 0) + 1,
      ...shownOf(command, last),
      items: command.kind === 'decide' ? command.items : command.required,
      withdrawn: command.kind === 'withdraw',
      decided_at: command.decided_at,
      previous_hash: last?.hash ?? BEGINNING,
    };
    if (last && says(last) === says(line)) return linked;
    return [...linked, { type: 'ConsentDecided', data: { ...line, hash: hashOf(line) } }];
  },

  evolve: (state, { type, data }) =>
    type === 'ConsentDecided' ? { ...state, last: data } : { ...state, memberId: data.member_id },
});

/** The wording of a decision. A withdrawal shows no wording, so it refers to the last decision's wording. */
function shownOf(command: Exclude<DecisionCommand, { kind: 'link' }>, last: Decided | null): Shown {
  const { package_version, text_hash, variant, locale } = command.kind === 'decide' ? command : last!;
  return { package_version, text_hash, variant, locale };
}
