import { type Decider, Refusal } from '@lyceum/kernel';
import { certificateText } from '../certificates.texts.ts';
import type { CertificateEvent, CertificateIssued } from './certificate.events.ts';

export interface CertificateState {
  is: 'none' | 'held' | 'withdrawn';
  /** The newest certificate. */
  id: number | null;
}
type Of = Pick<CertificateIssued['data'], 'course_id' | 'member_id'>;
export type CertificateCommand = ({ kind: 'issue' } & CertificateIssued['data']) | ({ kind: 'withdraw' } & Of);

/** Stream name for one member's certificates of one course. */
export const certificateStream = ({ course_id, member_id }: Of): string => `certificate-${course_id}-${member_id}`;

/**
 * Issues at most one valid certificate per member and course. Idempotent.
 * Only a teacher can reissue a withdrawn certificate, under a new code. The course's rule never overrules a withdrawal.
 */
export const certificateDecider: Decider<CertificateState, CertificateCommand, CertificateEvent> = {
  initial: () => ({ is: 'none', id: null }),

  decide(command, { is, id }) {
    if (command.kind === 'issue') {
      const { kind: _, ...data } = command;
      if (is === 'held' || (is === 'withdrawn' && data.issued_by === undefined)) return [];
      return [{ type: 'CertificateIssued', data }];
    }
    if (is === 'none') throw new Refusal('missing', certificateText('missing'));
    if (is === 'withdrawn') return [];
    const { course_id, member_id } = command;
    return [{ type: 'CertificateWithdrawn', data: { certificate_id: id!, course_id, member_id } }];
  },

  evolve: (_, { type, data }) => ({ is: type === 'CertificateIssued' ? 'held' : 'withdrawn', id: data.certificate_id }),
};
