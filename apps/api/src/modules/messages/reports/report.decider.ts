import { type Decider, Refusal } from '@lyceum/kernel';
import { messagesText } from '../messages.texts.ts';
import type { MessageReported, ReportEvent } from './report.events.ts';

interface Report {
  id: number;
  writerId: number;
  outcome: 'deleted' | 'kept' | null;
}
export type ReportState = Report | null;
export type ReportCommand =
  | { kind: 'report'; report: MessageReported }
  | { kind: 'open'; by: number }
  | { kind: 'close'; by: number; outcome: 'deleted' | 'kept' };

/** The stream name of a report. */
export const reportStream = (reportId: number): string => `message-report-${reportId}`;

/**
 * Decides about one report: the reported message, the staff members who read it, and the outcome. A staff member cannot
 * judge a report of a message that they wrote.
 */
export const reportDecider: Decider<ReportState, ReportCommand, ReportEvent> = {
  initial: () => null,

  decide(command, state) {
    if (command.kind === 'report') {
      if (state) throw new Refusal('conflict', messagesText('report.exists'));
      const { reporter_id, writer_id } = command.report;
      if (reporter_id === writer_id) throw new Refusal('forbidden', messagesText('report.own'));
      return [{ type: 'MessageReported', data: command.report }];
    }
    if (!state || command.by === state.writerId) throw new Refusal('missing', messagesText('report.missing'));
    const { id: report_id } = state;
    if (command.kind === 'open') {
      if (state.outcome) throw new Refusal('forbidden', messagesText('report.closed'));
      return [{ type: 'ReportOpened', data: { report_id } }];
    }
    if (state.outcome === command.outcome) return [];
    if (state.outcome) throw new Refusal('conflict', messagesText('report.closed'));
    return [{ type: 'ReportClosed', data: { report_id, outcome: command.outcome } }];
  },

  evolve(state, event) {
    switch (event.type) {
      case 'MessageReported':
        return { id: event.data.report_id, writerId: event.data.writer_id, outcome: null };
      case 'ReportOpened':
        return state;
      case 'ReportClosed':
        return { ...state!, outcome: event.data.outcome };
    }
  },
};
