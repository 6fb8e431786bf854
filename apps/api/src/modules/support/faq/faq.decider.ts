import { type Decider, Refusal } from '@lyceum/kernel';
import { supportText } from '../support.texts.ts';
import type { Faq, FaqEntryEvent } from './faq.events.ts';

export type FaqState = { is: 'none' | 'removed' } | ({ is: 'there' } & Faq);
export type FaqCommand = ({ kind: 'write' | 'change' } & Faq) | { kind: 'remove' };

/** Stream name of a question. */
export const faqStream = (id: number): string => `faq-${id}`;

const FIELDS = ['category_id', 'question', 'answer', 'rules_version', 'index'] as const;

/** A question and its answer. Its handler checks that the category exists, because that is in another stream. */
export const faqDecider: Decider<FaqState, FaqCommand, FaqEntryEvent> = {
  initial: () => ({ is: 'none' }),

  decide(command, state) {
    if (command.kind === 'write') {
      const { kind: _, ...data } = command;
      if (state.is !== 'none') throw new Refusal('conflict', supportText('faq.exists'));
      return [{ type: 'FaqWritten', data }];
    }
    if (state.is !== 'there') throw new Refusal('missing', supportText('faq.missing'));
    const { faq_id } = state;
    if (command.kind === 'remove') return [{ type: 'FaqRemoved', data: { faq_id } }];
    if (FIELDS.every((field) => command[field] === state[field])) return [];
    const { kind: _, ...data } = command;
    return [{ type: 'FaqChanged', data }];
  },

  evolve: (_, { type, data }) => (type === 'FaqRemoved' ? { is: 'removed' } : { is: 'there', ...data }),
};
