import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type CertificateCommand, certificateDecider, type CertificateState } from './certificate.decider.ts';
import { type CertificateEvent, certificateEvents } from './certificate.events.ts';

const of = { course_id: 4, member_id: 7 };
const words = { name: 'Ada Łukasiewicz', course_name: 'Draaien', finished_at: '2026-03-28T09:00:00.000Z' };
const commands = fc.oneof(
  fc
    .record({ certificate_id: fc.constantFrom(1, 2, 3), issued_by: fc.constantFrom(undefined, 9) })
    .map(({ certificate_id, issued_by }): CertificateCommand => ({
      ...{ kind: 'issue', ...of, ...words, certificate_id, code: `CODE-${certificate_id}` },
      ...(issued_by !== undefined && { issued_by }),
    })),
  fc.constant<CertificateCommand>({ kind: 'withdraw', ...of }),
);

describe('the certificate of a member for a course', () => {
  itFollowsItsModel<CertificateState, CertificateCommand, CertificateEvent, CertificateState>({
    decider: certificateDecider,
    schemas: certificateEvents,
    commands,
    begin: () => ({ is: 'none', id: null }),
    step: (model, command) => {
      if (command.kind === 'withdraw') {
        if (model.is === 'none') return ['missing', model];
        return model.is === 'held' ? [['CertificateWithdrawn'], { ...model, is: 'withdrawn' }] : [[], model];
      }
      const isNew = model.is === 'none' || (model.is === 'withdrawn' && command.issued_by === 9);
      return isNew ? [['CertificateIssued'], { is: 'held', id: command.certificate_id }] : [[], model];
    },
    seen: (state) => state,
  });
});
