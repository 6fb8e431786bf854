// wrong: what everything stands on needs something that is drawn
import { toasts } from '../ui/toasts.ts';

export const toast = toasts;
