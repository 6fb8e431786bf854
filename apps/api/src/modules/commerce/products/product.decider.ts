import { type Decider, Refusal } from '@lyceum/kernel';
import { commerceText } from '../commerce.texts.ts';
import type { ProductData, ProductEvent } from './product.events.ts';

export type ProductState = { is: 'none' } | { is: 'there' | 'archived'; product: ProductData };
export type ProductCommand = ({ kind: 'make' | 'change' } & ProductData) | { kind: 'archive' };

/** Stream name of a product. */
export const productStream = (id: number): string => `product-${id}`;

export const productDecider: Decider<ProductState, ProductCommand, ProductEvent> = {
  initial: () => ({ is: 'none' }),

  decide(command, state) {
    if (command.kind === 'make') {
      const { kind: _, ...data } = command;
      return state.is === 'none' ? [{ type: 'ProductMade', data }] : [];
    }
    if (state.is === 'none') throw new Refusal('missing', commerceText('product.missing'));
    if (command.kind === 'archive') {
      return state.is === 'archived'
        ? []
        : [{ type: 'ProductArchived', data: { product_id: state.product.product_id } }];
    }
    if (state.is === 'archived') throw new Refusal('conflict', commerceText('product.archived'));
    const { kind: _, ...data } = command;
    const same = (Object.keys(data) as (keyof ProductData)[]).every((key) => data[key] === state.product[key]);
    return same ? [] : [{ type: 'ProductChanged', data }];
  },

  evolve: (state, { type, data }) => {
    if (type !== 'ProductArchived') return { is: 'there', product: data };
    return state.is === 'none' ? state : { ...state, is: 'archived' };
  },
};
