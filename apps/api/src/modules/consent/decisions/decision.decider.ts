import { type Decider, Refusal } from '@lyceum/kernel';
import { consentText } from '../consent.texts.ts';
import type { Decided, DecisionEvent } from './decision.events.ts';

export const decisionStream = (subject: string): string => `consent-${subject}`;

/** One line of the ledger, without its own hash; `previous_hash` is that of the line before, the first has {@link BEGINNING}. */
export type Line = Omit<Decided, 'hash'>;
export const BEGINNING = '';

export interface DecisionState {
  last: Decided | null;
  memberId: number | null;
}
type Shown = Pick<Decided, 'package_version' | 'text_hash' | 'variant' | 'locale'>;
interface By {
  subject: string;
  /** Missing: a guest. */
  member_id?: number;
}
export type DecisionCommand =
  | ({ kind: 'decide'; items: string[]; decided_at: string } & By & Shown)
  | ({ kind: 'withdraw'; required: string[]; decided_at: string } & By)
  | ({ kind: 'link' } & Required<By>);

const says = ({ package_version, text_hash, variant, locale, items, withdrawn }: Line) =>
  JSON.stringify([package_version, text_hash, variant, locale, items, withdrawn]);

/**
 * By the hash that it is given, since nothing here computes one. Each line names the hash of the one before. The same twice is one line. Whoever is not its member decides in a stream of their
 * own: no two people are ever joined by a browser.
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
    // Nothing is kept of a browser that has not decided.
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

/** A withdrawal refers to what was decided: it is shown no words of its own. */
function shownOf(command: Exclude<DecisionCommand, { kind: 'link' }>, last: Decided | null): Shown {
  const { package_version, text_hash, variant, locale } = command.kind === 'decide' ? command : last!;
  return { package_version, text_hash, variant, locale };
}
