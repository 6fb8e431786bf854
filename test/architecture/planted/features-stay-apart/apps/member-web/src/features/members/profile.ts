// wrong: one feature leans on another
import { card } from '../feed/card.ts';

export const profile = card;
