import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { DecisionEvent } from './decision.events.ts';

const subject = ({ member_id }: { member_id: number }): string => subjectOf(member_id);

/** What is said about a member, and what they answer, is the member's. */
export const decisionPersonal: PersonalFields<DecisionEvent> = {
  DecisionMade: { subject, erased: () => ({ title: '…', statement: '…' }) },
  DecisionAppealed: { subject, erased: () => ({ text: '…' }) },
  AppealDecided: { subject, erased: () => ({ answer: '…' }) },
};
