import { clock } from './clock.ts';

export const store = () => clock();
export interface Store {
  now: number;
}
