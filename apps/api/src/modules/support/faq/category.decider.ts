import { type Decider, Refusal } from '@lyceum/kernel';
import { supportText } from '../support.texts.ts';
import type { FaqCategory, FaqCategoryEvent } from './faq.events.ts';

export type FaqCategoryState = { is: 'none' | 'removed' } | ({ is: 'there' } & FaqCategory);
export type FaqCategoryCommand =
  | ({ kind: 'make' | 'change' } & FaqCategory)
  /** `holds`: the number of questions, read while the transaction locks the category. */
  | { kind: 'remove'; holds: number };

/** Stream name of a FAQ category. */
export const faqCategoryStream = (id: number): string => `faq-category-${id}`;

export const faqCategoryDecider: Decider<FaqCategoryState, FaqCategoryCommand, FaqCategoryEvent> = {
  initial: () => ({ is: 'none' }),

  decide(command, state) {
    if (command.kind === 'make') {
      const { kind: _, ...data } = command;
      if (state.is !== 'none') throw new Refusal('conflict', supportText('category.exists'));
      return [{ type: 'FaqCategoryMade', data }];
    }
    if (state.is !== 'there') throw new Refusal('missing', supportText('category.missing'));
    const { category_id } = state;
    if (command.kind === 'remove') {
      if (command.holds > 0) throw new Refusal('conflict', supportText('category.full'));
      return [{ type: 'FaqCategoryRemoved', data: { category_id } }];
    }
    const { name, index } = command;
    if (name === state.name && index === state.index) return [];
    return [{ type: 'FaqCategoryChanged', data: { category_id, name, index } }];
  },

  evolve: (_, { type, data }) => (type === 'FaqCategoryRemoved' ? { is: 'removed' } : { is: 'there', ...data }),
};
