import { button } from '../../ui/button.ts';

export const card = button;
