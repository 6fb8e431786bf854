import { mayRead } from '../rights/policies.ts';

export const topic = () => mayRead;
