import { given } from '@lyceum/kernel/testing';
import { decisionDecider } from './decision.decider.ts';
import type { DecisionEvent } from './decision.events.ts';

const MEMBER = 7;
const about = { decision_id: 5, member_id: MEMBER };
const made = (kind: 'removed' | 'hidden' = 'removed'): DecisionEvent => ({
  type: 'DecisionMade',
  data: {
    ...{ ...about, kind, item_id: 3, thing_kind: 'topic', thing_id: 4, title: 'Titel', rule: 'spam' },
    ...{ statement: 'Reclame', until: null, automated: false, appealable_until: '2026-07-01T00:00:00.000Z' },
  },
});
const appealed: DecisionEvent = { type: 'DecisionAppealed', data: { ...about, text: 'Nee' } };
const appeal = (by: number, now: string) => ({ kind: 'appeal' as const, by, text: 'Nee', now: new Date(now) });

describe('a decision', () => {
  it('is appealed by its member, once, until the end of the term', () => {
    const history = given(decisionDecider, [made()]);
    expect(history.when(appeal(MEMBER, '2026-06-30'))).toEqual([appealed]);
    expect(() => history.when(appeal(MEMBER, '2026-07-02'))).toThrow('time to appeal');
    expect(() => history.when(appeal(8, '2026-06-30'))).toThrow('no such decision');
    const again = given(decisionDecider, [made(), appealed]);
    expect(() => again.when(appeal(MEMBER, '2026-06-30'))).toThrow('already appealed');
  });

  it('can’t be appealed while the post only waits for a moderator', () => {
    const history = given(decisionDecider, [made('hidden')]);
    expect(() => history.when(appeal(MEMBER, '2026-06-30'))).toThrow('not decided yet');
  });

  it('is answered once, after an appeal', () => {
    const answer = { kind: 'decide-appeal' as const, granted: true, answer: 'Je hebt gelijk' };
    expect(() => given(decisionDecider, [made()]).when(answer)).toThrow();
    const answered = given(decisionDecider, [made(), appealed]).when(answer);
    expect(answered).toMatchObject([{ type: 'AppealDecided', data: { granted: true } }]);
    expect(() => given(decisionDecider, [made(), appealed, ...answered]).when(answer)).toThrow();
  });

  it('is confirmed and ended without a change the second time', () => {
    const once = given(decisionDecider, [made()]).when({ kind: 'confirm', by: MEMBER });
    expect(once).toEqual([{ type: 'DecisionConfirmed', data: about }]);
    expect(given(decisionDecider, [made(), ...once]).when({ kind: 'confirm', by: MEMBER })).toEqual([]);
    const ended = given(decisionDecider, [made()]).when({ kind: 'end' });
    expect(given(decisionDecider, [made(), ...ended]).when({ kind: 'end' })).toEqual([]);
  });
});
