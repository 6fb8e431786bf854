// @ts-nocheck the compiler would say it too
// wrong: there is no such file
import { gone } from './gone.ts';

export const config = gone;
