import type { Decider } from '@lyceum/kernel';
import type { Policy, PolicyEvent } from './policy.events.ts';

export const POLICY_STREAM = 'policy-1';
export type PolicyCommand = { kind: 'write' } & Policy;

/** Writing the same text again adds no event. */
export const policyDecider: Decider<Policy | null, PolicyCommand, PolicyEvent> = {
  initial: () => null,
  decide({ title, content, rules_version }, state) {
    if (state && state.title === title && state.content === content) return [];
    return [{ type: 'PolicyWritten', data: { title, content, rules_version } }];
  },
  evolve: (_, { data }) => data,
};
