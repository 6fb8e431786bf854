import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { decisionDecider } from './chain.ts';
import type { DecisionCommand } from './decision.decider.ts';
import { decisionEvents } from './decision.events.ts';

interface Model {
  lines: number;
  says: string;
  member: number | null;
}
const SUBJECT = '6f1c0b0e-0000-4000-8000-000000000001';
const shown = { text_hash: 'words', variant: 'advanced', locale: 'nl' };
const by = fc.constantFrom(
  { subject: SUBJECT },
  { subject: SUBJECT, member_id: 3 },
  { subject: SUBJECT, member_id: 4 },
);
const decided_at = '2026-01-01T00:00:00.000Z';

describe('what a browser has decided', () => {
  itFollowsItsModel<
    Parameters<typeof decisionDecider.evolve>[0],
    DecisionCommand,
    Parameters<typeof decisionDecider.evolve>[1],
    Model
  >({
    decider: decisionDecider,
    schemas: decisionEvents,
    commands: fc.oneof(
      fc
        .tuple(by, fc.constantFrom(1, 2), fc.constantFrom(0, 1))
        .map(([who, package_version, more]): DecisionCommand => {
          const items = more ? ['functional', 'analytics'] : ['functional'];
          return { kind: 'decide', ...who, ...shown, package_version, items, decided_at };
        }),
      by.map((who): DecisionCommand => ({ kind: 'withdraw', ...who, required: ['functional'], decided_at })),
      fc.constantFrom(3, 4).map((member_id): DecisionCommand => ({ kind: 'link', subject: SUBJECT, member_id })),
    ),
    begin: () => ({ lines: 0, says: '', member: null }),
    step: (model, command) => {
      const who = command.member_id ?? null;
      if (model.member !== null && who !== model.member) return ['forbidden', model];
      if (command.kind === 'withdraw' && model.lines === 0) return ['missing', model];
      if (command.kind === 'link' && model.lines === 0) return [[], model];
      const links = who !== null && model.member === null ? (['ConsentLinked'] as const) : [];
      const after = { ...model, member: who ?? model.member };
      if (command.kind === 'link') return [[...links], after];
      const version = command.kind === 'decide' ? command.package_version : model.says.split(' ')[0];
      const says = command.kind === 'decide' ? `${version} ${command.items.join()}` : `${version} withdrawn`;
      if (says === model.says) return [[...links], after];
      return [[...links, 'ConsentDecided'], { ...after, lines: model.lines + 1, says }];
    },
    seen: ({ last, memberId }) => ({
      lines: last?.number ?? 0,
      says: last ? `${last.package_version} ${last.withdrawn ? 'withdrawn' : last.items.join()}` : '',
      member: memberId,
    }),
  });
});
