import fc from 'fast-check';
import { type Expected, itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type ReportCommand, reportDecider } from './report.decider.ts';
import { type ReportEvent, reportEvents } from './report.events.ts';

const by = fc.constantFrom(1, 2, 7);
const outcome = fc.constantFrom<'deleted' | 'kept'>('deleted', 'kept');
const commands: fc.Arbitrary<ReportCommand> = fc.oneof(
  fc.constantFrom(7, 8).map((reporter_id) => ({
    kind: 'report' as const,
    report: { report_id: 5, message_id: 4, shown_ids: [3, 4], reporter_id, writer_id: 7, reason: 'Grof' },
  })),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('open' as const), by }) },
  fc.record({ kind: fc.constant('close' as const), by, outcome }),
);

type Model = null | 'open' | 'deleted' | 'kept';

describe('a report of a message', () => {
  itFollowsItsModel({
    decider: reportDecider,
    schemas: reportEvents,
    commands,
    begin: (): Model => null,
    step: (model, command): [Expected<ReportEvent['type']>, Model] => {
      if (command.kind === 'report') {
        if (model) return ['conflict', model];
        return command.report.reporter_id === 7 ? ['forbidden', model] : [['MessageReported'], 'open'];
      }
      if (!model || command.by === 7) return ['missing', model];
      if (command.kind === 'open') return model === 'open' ? [['ReportOpened'], model] : ['forbidden', model];
      if (model === 'open') return [['ReportClosed'], command.outcome];
      return model === command.outcome ? [[], model] : ['conflict', model];
    },
    seen: (state) => state && (state.outcome ?? 'open'),
    repeats: ({ kind }) => kind === 'open',
  });
});
