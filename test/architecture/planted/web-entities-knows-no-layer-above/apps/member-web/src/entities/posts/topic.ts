// wrong: what serves every feature needs one of them
import { card } from '../../features/feed/card.ts';

export const topic = card;
