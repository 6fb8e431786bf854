import { module } from './modules/learning/learning.module.ts';

export const modules = [module];
