import { card } from './card.ts';

export const list = [card];
