import { type Decider, Refusal } from '@lyceum/kernel';
import { calendarText } from '../calendar.texts.ts';
import type { CategoryEvent } from './category.events.ts';

interface Category {
  category_id: number;
  name: string;
  color: string;
}
export type CategoryState = { is: 'none' | 'removed' } | ({ is: 'there' } & Category);
export type CategoryCommand = ({ kind: 'make' | 'change' } & Category) | { kind: 'remove' };

/** Stream name of an event category. */
export const categoryStream = (id: number): string => `event-category-${id}`;

export const categoryDecider: Decider<CategoryState, CategoryCommand, CategoryEvent> = {
  initial: () => ({ is: 'none' }),

  decide(command, state) {
    if (command.kind === 'make') {
      const { kind: _, ...data } = command;
      if (state.is !== 'none') throw new Refusal('conflict', calendarText('category.exists'));
      return [{ type: 'EventCategoryMade', data }];
    }
    if (state.is !== 'there') throw new Refusal('missing', calendarText('category.missing'));
    const { category_id } = state;
    if (command.kind === 'remove') return [{ type: 'EventCategoryRemoved', data: { category_id } }];
    const { name, color } = command;
    if (name === state.name && color === state.color) return [];
    return [{ type: 'EventCategoryChanged', data: { category_id, name, color } }];
  },

  evolve: (_, { type, data }) => (type === 'EventCategoryRemoved' ? { is: 'removed' } : { is: 'there', ...data }),
};
